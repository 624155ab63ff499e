"""How the pages of this folder become a site: ``python tools/dev.py docs`` writes it to ``build/docs``.

The pages are plain Markdown with links as code hosts understand them: to each other, and to files of the repository.
"""

import re
from pathlib import Path

from sphinx.application import Sphinx

HERE = Path(__file__).resolve().parent
#: A link to something outside this folder.
OUTWARD = re.compile(r"\[([^\]]*)\]\((\.\./[^)#\s]+)(?:#[^)]*)?\)")

project = "Sagenwerk"
extensions = ["myst_parser"]
exclude_patterns = ["pictures"]
suppress_warnings = ["myst.header"]  # a page may begin with what a program writes
source_suffix = {".md": "markdown"}
language = "en"

myst_heading_anchors = 4
myst_links_external_new_tab = False

html_theme = "furo"
html_title = "Sagenwerk"
html_logo = "../client/public/icon.svg"
html_favicon = "../client/public/icon.svg"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
pygments_style = "friendly"
pygments_dark_style = "monokai"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#7a3b10", "color-brand-content": "#7a3b10"},
    "dark_css_variables": {"color-brand-primary": "#e8b06a", "color-brand-content": "#e8b06a"},
}


def folders_are_named(app: Sphinx, page: str, source: list[str]) -> None:
    """Files of the repository come along with the site; a folder cannot, so that its path is named instead."""
    folder = (HERE / page).parent

    def told(link: re.Match[str]) -> str:
        target = (folder / link[2]).resolve()
        if not target.is_dir():
            return link[0]
        return f"{link[1]} (`{target.relative_to(HERE.parent).as_posix()}/`)"

    source[0] = OUTWARD.sub(told, source[0])


def setup(app: Sphinx) -> None:
    app.connect("source-read", folders_are_named)
