// Which page is shown: "/", "/table/<id>", "/join/<table>", "/watch/<table>", "/replay/<table>", "/replay" for a file, "/rules/<game>".

export const place: { path: string; hash: string } = $state({ path: location.pathname, hash: location.hash });

function look(): void {
  place.path = location.pathname;
  place.hash = location.hash;
}
addEventListener("popstate", look);
addEventListener("hashchange", look);

export function go(path: string): void {
  history.pushState(null, "", path);
  look();
  scrollTo(0, 0);
}

/** For links: an ordinary click stays in the page, a click for a new tab does not. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  go(link.pathname + link.hash);
}
