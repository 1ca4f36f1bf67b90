"""Sliders that come and go."""

from pageserver import images
from slider import wait_until

COUNT_LISTENERS = """
window.listening = 0;
for (const target of [window, document]) {
    const add = target.addEventListener, remove = target.removeEventListener;
    target.addEventListener = function (...rest) { listening += 1; return add.apply(this, rest); };
    target.removeEventListener = function (...rest) { listening -= 1; return remove.apply(this, rest); };
}
window.timers = new Set();
for (const [set, clear] of [["setTimeout", "clearTimeout"], ["requestAnimationFrame", "cancelAnimationFrame"]]) {
    const start = window[set], stop = window[clear];
    window[set] = (call, ...rest) => {
        const id = start(value => { timers.delete(set + id); call(value); }, ...rest);
        timers.add(set + id);
        return id;
    };
    window[clear] = id => { timers.delete(clear === "clearTimeout" ? "setTimeout" + id : "requestAnimationFrame" + id); stop(id); };
}
"""


def test_made_and_dropped_fifty_times_leaves_nothing(new_page, server):
    page = new_page()
    page.add_init_script(COUNT_LISTENERS)
    page.goto(server.page("<div id=place></div>"))
    left = page.evaluate(
        """async markup => {
            const make = async () => {
                const element = document.createElement("photo-slider");
                element.setAttribute("autoplay", "");
                element.setAttribute("loop", "");
                for (let number = 0; number < 6; number += 1) {
                    const image = new Image();
                    image.src = `/photos/${number}.png`;
                    image.alt = "";
                    element.append(image);
                }
                const before = [...element.children].map(child => child.outerHTML);
                place.append(element);
                await element.ready;
                element.next();
                element.remove();
                await null;
                return [before, [...element.children].map(child => child.outerHTML)];
            };
            await make();
            await new Promise(done => setTimeout(done, 50));
            const count = () => [listening, timers.size, document.querySelectorAll("*").length, document.adoptedStyleSheets.length];
            const before = count();
            let children;
            for (let time = 0; time < 50; time += 1) children = await make();
            await new Promise(done => setTimeout(done, 50));
            return {before, after: count(), children};
        }"""
    )
    assert left["after"] == left["before"]
    assert left["children"][1] == left["children"][0]


def test_dropped_sliders_are_freed(new_page, server):
    page = new_page()
    page.goto(server.page("<div id=place></div>"))
    page.evaluate(
        """async () => {
            window.dropped = [];
            for (let time = 0; time < 10; time += 1) {
                const element = document.createElement("photo-slider");
                element.photos = [{src: "/photos/0.png", alt: ""}, {src: "/photos/1.png", alt: ""}];
                place.append(element);
                await element.ready;
                element.next();
                element.remove();
                dropped.push(new WeakRef(element));
            }
        }"""
    )
    session = page.context.new_cdp_session(page)
    attempts = 20
    while attempts := attempts - 1:
        session.send("HeapProfiler.collectGarbage")
        if page.evaluate("dropped.filter(reference => reference.deref()).length") <= 1:
            break
    assert attempts


def test_reconnected_it_resumes_at_the_same_page(open_slider):
    slider = open_slider(6, "loop", frozen=True)
    slider.settled(lambda: slider.call("scrollToPage(4)"))
    slider.element.evaluate(
        "element => { const parent = element.parentNode; element.remove(); parent.append(element) }"
    )
    slider.element.evaluate("element => element.ready")
    assert slider.current == 4
    slider.wait_for_photos(4)
    slider.settled(lambda: slider.mouse.drag(-70, duration=96))
    assert slider.current == 5


def test_ids_and_radio_buttons_stay_single_in_a_loop(open_slider):
    children = "".join(
        f"<div><img src=/photos/{n}.png alt={n}><input type=radio name=choice id=choice{n} value={n}></div>"
        for n in range(2)
    )
    slider = open_slider(children=children, attributes="loop visible-pages=1.5", frozen=True)
    slider.page.evaluate("choice1.checked = true")
    for _ in range(5):
        slider.call("next()")
        slider.run(600)
    assert slider.page.evaluate("['choice0', 'choice1'].map(id => document.querySelectorAll('#' + id).length)") == [1, 1]
    assert slider.page.evaluate("document.querySelector('[name=choice]:checked').value") == "1"


def test_idle_it_asks_for_no_frame_and_no_timer(new_page, server):
    page = new_page()
    page.add_init_script(COUNT_LISTENERS)
    page.goto(server.page(f"<photo-slider label=Photos loop>{images(6)}</photo-slider>"))
    page.evaluate("document.querySelector('photo-slider').ready")
    page.evaluate("document.querySelector('photo-slider').next()")
    wait_until(page, "recorded.some(([type]) => type === 'settle')")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("[...timers]") == []


def test_attributes_and_properties_reflect_each_other(open_slider):
    slider = open_slider(6, "autoplay-end=stop visible-pages=2", frozen=True)
    assert slider.get("autoplayEnd") == "stop"
    assert slider.get("visiblePages") == 2
    slider.set("loop", True)
    slider.set("gap", 12)
    assert slider.element.get_attribute("loop") == ""
    assert slider.element.get_attribute("gap") == "12"
    slider.set("loop", False)
    assert slider.element.get_attribute("loop") is None
    for attribute, expected in [("", 3), ("2.5", 2.5)]:
        slider.element.evaluate("(element, value) => element.setAttribute('autoplay', value)", attribute)
        assert slider.get("autoplay") == expected


def test_moved_into_another_document_it_keeps_its_styles(open_slider):
    slider = open_slider(3)
    displays = slider.element.evaluate(
        """async element => {
            const frame = document.createElement('iframe');
            document.body.append(frame);
            frame.contentDocument.body.append(element);
            await element.ready;
            const displays = [frame.contentWindow.getComputedStyle(element).display];
            document.body.append(element);
            await element.ready;
            return [...displays, getComputedStyle(element).display];
        }"""
    )
    assert displays == ["block", "block"]
