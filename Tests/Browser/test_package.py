"""What `photo-slider element` writes beside the script: it says the same as the script does."""

import json
import re

import pytest
from conftest import ROOT
from pageserver import images

REFERENCE = ROOT / "Documentation/element.md"


@pytest.fixture(scope="session")
def package(element_file):
    return element_file.parent


@pytest.fixture(scope="session")
def described(package) -> dict:
    """What the custom elements manifest says of the element."""
    manifest = json.loads((package / "custom-elements.json").read_text())
    [module] = manifest["modules"]
    [element] = module["declarations"]
    assert (package / module["path"]).exists()
    return element


@pytest.fixture(scope="session")
def types(package) -> str:
    return (package / "photo-slider.d.ts").read_text()


@pytest.fixture
def page(new_page, server):
    page = new_page()
    page.goto(server.page(f"<photo-slider>{images(3)}</photo-slider>"))
    page.evaluate("document.querySelector('photo-slider').ready")
    return page


def interface(types: str) -> dict[str, str]:
    """Properties and methods of the element by the type that reading them has."""
    body = types.split("interface PhotoSliderElement extends HTMLElement {")[1].split("\n}")[0]
    fields = dict(re.findall(r"^    (?:readonly )?(\w+): ([^;]+);", body, re.M))
    getters = dict(re.findall(r"^    get (\w+)\(\): ([^;]+);", body, re.M))
    methods = {name: "method" for name in re.findall(r"^    (\w+)\(.*\): void;$", body, re.M)}
    return fields | getters | methods


def section(title: str) -> str:
    text = re.split(rf"^## {title}$", REFERENCE.read_text(), flags=re.M)[1]
    return text.split("\n## ")[0]


def first_column(text: str) -> set[str]:
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return {name for row in rows for name in re.findall(r"`([\w-]+)[^`]*`", row)}


def test_npm_finds_all_it_names(package, command):
    description = json.loads((package / "package.json").read_text())
    assert re.fullmatch(r"\d+\.\d+\.\d+", description["version"])
    named = [description["main"], description["types"], description["customElements"], *description["files"]]
    assert all((package / name).exists() for name in [*named, "README.md", "LICENSE"])
    assert (package / "LICENSE").read_text().strip() == (ROOT / "LICENSE").read_text().strip()


def test_imported_where_there_is_no_dom(new_page, server):
    server.policy = None
    server.add("/worker.js", "import '/photo-slider.js'; postMessage(Object.keys(self).length);", "text/javascript")
    server.add("/bare.js", "postMessage(Object.keys(self).length);", "text/javascript")
    page = new_page()
    page.goto(server.page("", script=""))
    with_script, bare = (
        page.evaluate(
            """name => new Promise((done, fail) => {
                const worker = new Worker(name, {type: "module"});
                worker.onmessage = event => done(event.data);
                worker.onerror = event => fail(new Error(event.message));
            })""",
            name,
        )
        for name in ("/worker.js", "/bare.js")
    )
    assert with_script == bare


def test_attributes_are_those_of_the_script(page, described):
    known = page.evaluate("customElements.get('photo-slider').observedAttributes")
    assert [attribute["name"] for attribute in described["attributes"]] == known


def test_values_and_defaults_are_those_of_the_script(page, described):
    for attribute in described["attributes"]:
        name, property = attribute["name"], attribute["fieldName"]
        default = page.evaluate(f"document.createElement('photo-slider').{property}")
        assert json.loads(attribute["default"].replace("'", '"')) == default
        for value in re.findall(r"'([\w-]+)'", attribute["type"]["text"]):
            read = page.evaluate(
                """([name, property, value]) => {
                    const slider = document.createElement('photo-slider');
                    slider.setAttribute(name, value);
                    return slider[property];
                }""",
                [name, property, value],
            )
            assert read == value


def test_members_are_those_of_the_script_and_of_the_types(page, described, types):
    known = page.evaluate(
        """Object.entries(Object.getOwnPropertyDescriptors(customElements.get('photo-slider').prototype))
            .filter(([name]) => !/Callback$|^constructor$|^focus$/.test(name))
            .map(([name, {value, set}]) => [name, value ? 'method' : set ? 'field' : 'readonly'])"""
    )
    said = [
        [member["name"], "method" if member["kind"] == "method" else "readonly" if member.get("readonly") else "field"]
        for member in described["members"]
    ]
    assert sorted(said) == sorted(known)
    typed = interface(types)
    assert {name for name in typed if not name.endswith("EventListener")} == {name for name, _ in known}
    for member in described["members"]:
        if member["kind"] == "field":
            assert typed[member["name"]] == member["type"]["text"]
        assert (f"readonly {member['name']}:" in types) == (member.get("readonly") is True)


def test_events_are_those_of_the_script_and_of_the_types(element_file, described, types):
    script = element_file.read_text()
    events = {event["name"] for event in described["events"]}
    assert set(re.findall(r"^    (\w+): CustomEvent<", types, re.M)) == events == first_column(section("Events"))
    assert all(re.search(rf"""["']{event}["']""", script) for event in events)


def test_parts_are_those_of_the_shadow_root(open_slider, server, described, complaints):
    photos = [{"src": f"/photos/{n}.png", "caption": "A photo", "original": {"src": "/photos/1.png"}} for n in range(3)]
    server.add("/album.json", {"photos": [*photos, {"src": "/gone/photos/9.png"}]})
    slider = open_slider(attributes="src=/album.json zoom overview fullscreen autoplay", children="")
    found: set[str] = set()
    for indicator in ("dots", "fraction", "progress"):
        slider.set("indicator", indicator)
        slider.call("scrollToPage(3, {animated: false})")
        slider.page.get_by_role("button", name="Try again").wait_for()
        found |= set(
            slider.element.evaluate(
                "element => [...element.shadowRoot.querySelectorAll('[part]')].flatMap(node => [...node.part])"
            )
        )
    complaints.expect("404")
    assert found == {part["name"] for part in described["cssParts"]}


def test_custom_properties_are_those_of_the_styles(element_file, described):
    used = set(re.findall(r"var\((--photo-slider-[\w-]+)", element_file.read_text()))
    assert used == {property["name"] for property in described["cssProperties"]}
    assert all(f"`{name}`" in section("CSS") for name in used)


def test_reference_names_them_all(element_file, described):
    attributes = [attribute["name"] for attribute in described["attributes"]]
    assert first_column(section("Attributes and their properties")) == set(attributes)
    fields = {m["name"] for m in described["members"] if m["kind"] == "field" and "attribute" not in m}
    assert first_column(section("More properties")) == fields
    methods = {m["name"] for m in described["members"] if m["kind"] == "method"}
    assert first_column(section("Methods")) == methods | {"focus"}
    parts = set(re.findall(r"`([\w-]+)`", section("CSS").split("| part |")[1].split("| custom")[0]))
    assert parts == {part["name"] for part in described["cssParts"]}


def test_reference_has_the_labels_as_they_are(page):
    text = section("Labels")
    for button, name in [("Previous photo", "previous"), ("Next photo", "next")]:
        assert page.get_by_role("button", name=button).count() == 1
        assert f"`{name}`" in text and button in text
    known = (ROOT / "Sources/PhotoSliderWeb/page/element/Labels.js").read_text().split("};")[0]
    labels = dict(re.findall(r"(\w+): '([^']+)'", known))
    assert first_column(text) == set(labels)
    assert all(label in text for label in labels.values())
