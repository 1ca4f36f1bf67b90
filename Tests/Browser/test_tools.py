"""The buttons that attributes add, and what is said in other languages."""

from slider import wait_until


def test_fullscreen(open_slider):
    slider = open_slider(3, "fullscreen")
    slider.page.get_by_role("button", name="Full screen").click()
    wait_until(slider.page, "document.fullscreenElement?.localName === 'photo-slider'")
    wait_until(slider.page, "document.querySelector('photo-slider').clientWidth === innerWidth")
    slider.page.keyboard.press("f")
    wait_until(slider.page, "!document.fullscreenElement")


def test_zoom_buttons(open_slider):
    slider = open_slider(3, "zoom")
    zoom_in = slider.page.get_by_role("button", name="Zoom in")
    zoom_out = slider.page.get_by_role("button", name="Zoom out")
    assert zoom_out.get_attribute("aria-disabled") == "true"
    zoom_in.click()
    wait_until(slider.page, "document.querySelector('photo-slider').shadowRoot.querySelector('.page.zoomed')")
    assert zoom_out.get_attribute("aria-disabled") == "false"
    zoom_out.click()
    wait_until(slider.page, "!document.querySelector('photo-slider').shadowRoot.querySelector('.page.zoomed')")
    assert slider.current == 0


def test_every_label_in_another_language(open_slider):
    german = {
        "pages": "Seiten", "photo": "Foto", "page": "{page} von {count}", "announcement": "Foto {page} von {count}",
        "play": "Abspielen", "pause": "Anhalten", "previous": "Zurück", "next": "Weiter", "zoomIn": "Größer",
        "zoomOut": "Kleiner", "fullscreen": "Vollbild", "overview": "Alle Fotos", "download": "Herunterladen",
    }  # fmt: skip
    slider = open_slider(3, "autoplay zoom fullscreen overview")
    slider.set("label", "Ferien")
    slider.element.evaluate("(element, labels) => { element.labels = JSON.stringify(labels); }", german)
    named = slider.element.evaluate(
        """element => [...element.shadowRoot.querySelectorAll('*')]
            .flatMap(node => [node.ariaLabel, node.ariaValueText]).filter(text => text)"""
    )
    assert set(named) <= {
        "Ferien", "Seiten", "Foto", "Anhalten", "Zurück", "Weiter", "Alle Fotos", "Kleiner", "Größer", "Vollbild",
        "Herunterladen",
        "1 von 3", "2 von 3", "3 von 3", "Foto 1 von 3: Photo 1",
    }, named  # fmt: skip
    assert {"Ferien", "Anhalten", "Weiter", "1 von 3", "Foto 1 von 3: Photo 1"} <= set(named)


def test_labels_that_are_no_json_are_complained_of(open_slider, complaints):
    slider = open_slider(3, "labels=next:Weiter")
    assert slider.page.get_by_role("button", name="Next photo").count() == 1
    complaints.expect("labels is no JSON")


def test_a_ring_tells_how_far_the_interval_is(open_slider):
    slider = open_slider(3, "autoplay=4", frozen=True)
    ring = """element => [...element.shadowRoot.querySelectorAll('.ring > span')]
        .map(half => Math.round(parseFloat(getComputedStyle(half, '::before').rotate)))"""
    slider.run(1000)  # a quarter
    assert slider.element.evaluate(ring) == [-180, -90]
    slider.run(2000)  # three quarters
    assert slider.element.evaluate(ring) == [-90, 0]
    slider.page.get_by_role("button", name="Pause").click()
    slider.run(100)
    assert slider.element.evaluate(ring) == [-180, -180]
    assert slider.page.evaluate("document.getAnimations().length") == 0
