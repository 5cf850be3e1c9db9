// @ts-check
/**
 * Functions of the smoke test that are evaluated in the real shell's page. Each is serialised, so it must
 * not use outer variables.
 */

/** @import { Remote } from '@copper-carrot/contracts' */
/** @typedef {{ options: { remotes: { name: string }[] }, loadRemote(name: string): Promise<{ remote: Remote } | null> }} Federation */
/** @typedef {{ textContent: string, checkVisibility(): boolean }} Heading */
/** @typedef {{ __FEDERATION__?: { __INSTANCES__: Federation[] }, document: { querySelectorAll(selector: string): Iterable<Heading> }, location: { pathname: string }, history: { pushState(state: object, unused: string, url: string): void }, dispatchEvent: (event: Event) => boolean }} Window what is asked of it */
/** @typedef {{ type?: unknown, elementType?: unknown, return: Fiber | null }} Fiber of React: what drew an element, and what that stands in */

/**
 * The contract of a release as loaded by the shell, which requests it even if the guard refuses the person.
 * @param {{ container: string, withinMs: number }} which
 * @returns {Promise<Remote>}
 */
export async function contractIn({ container, withinMs }) {
  const end = performance.now() + withinMs;
  const page = /** @type {Window} */ (/** @type {unknown} */ (globalThis));
  for (;;) {
    const shell = page.__FEDERATION__?.__INSTANCES__.find(({ options }) =>
      options.remotes.some(({ name }) => name === container),
    );
    const late = new Promise((resolve) => setTimeout(resolve, end - performance.now()));
    const module = await (shell ? Promise.race([shell.loadRemote(`${container}/remote`), late]) : null);
    const remote = module && typeof module === 'object' && 'remote' in module ? module.remote : undefined;
    if (remote) return /** @type {Remote} */ (remote);
    if (performance.now() > end) throw new Error(`it had not come within ${withinMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Loads the screen of each route; returns the errors.
 * @param {{ remote: Remote, paths: string[], withinMs: number }} which paths: those that the manifest names
 * @returns {Promise<string[]>}
 */
export async function wrongScreens({ remote, paths, withinMs }) {
  const wrong = await Promise.all(
    paths.map(async (path) => {
      const route = remote.routes.find((each) => each.path === path);
      if (!route) return `${path} has no screen`;
      const late = new Promise((_resolve, reject) =>
        setTimeout(() => reject(new Error(`it had not come within ${withinMs / 1000} s`)), withinMs),
      );
      try {
        const module = /** @type {{ default?: unknown }} */ (await Promise.race([route.screen(), late]));
        const Screen = module.default;
        const isComponent =
          typeof Screen === 'function' ||
          (typeof Screen === 'object' && Screen !== null && '$$typeof' in Screen);
        return isComponent ? [] : `${path} has a screen that exports no component as its default`;
      } catch (error) {
        return `${path} has a screen that cannot be loaded: ${String(error)}`;
      }
    }),
  );
  return wrong.flat();
}

/**
 * Waits for a heading of the route's own screen. Error pages have headings too, so it counts only within
 * the release's exported component in React's tree. Returns null, or the heading found instead.
 * @param {{ remote: Remote, path: string, withinMs: number }} which
 * @returns {Promise<string | null>}
 */
export async function headingInstead({ remote, path, withinMs }) {
  const end = performance.now() + withinMs;
  const { document } = /** @type {Window} */ (/** @type {unknown} */ (globalThis));
  const Screen = (await remote.routes.find((each) => each.path === path)?.screen())?.default;
  const fiberOf = (/** @type {Heading} */ element) => {
    const key = Object.keys(element).find((each) => each.startsWith('__reactFiber$'));
    return key ? /** @type {Record<string, Fiber>} */ (/** @type {unknown} */ (element))[key] : null;
  };
  const isOfScreen = (/** @type {Heading} */ element) => {
    for (let fiber = fiberOf(element) ?? null; fiber; fiber = fiber.return)
      if (fiber.type === Screen || fiber.elementType === Screen) return true;
    return false;
  };
  for (;;) {
    const headings = [...document.querySelectorAll('h1, h2')].filter((each) => each.checkVisibility());
    if (Screen && headings.some(isOfScreen)) return null;
    if (performance.now() > end) return headings[0]?.textContent ?? '';
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Navigates to an address within the page; returns whether the route's own screen was drawn, navigated
 * elsewhere, or showed the shell's error page.
 * @param {{ remote: Remote, path: string, address: string, withinMs: number }} which
 * @returns {Promise<'drawn' | 'elsewhere' | 'nothing'>}
 */
export async function drawnAt({ remote, path, address, withinMs }) {
  const page = /** @type {Window} */ (/** @type {unknown} */ (globalThis));
  const end = performance.now() + withinMs;
  const Screen = (await remote.routes.find((each) => each.path === path)?.screen())?.default;
  const isOfScreen = (/** @type {Heading} */ element) => {
    const key = Object.keys(element).find((each) => each.startsWith('__reactFiber$')) ?? '';
    const made = /** @type {Record<string, Fiber>} */ (/** @type {unknown} */ (element));
    for (let fiber = made[key] ?? null; fiber; fiber = fiber.return)
      if (fiber.type === Screen || fiber.elementType === Screen) return true;
    return false;
  };
  // A nested route may be a dialog, which is outside of `main`.
  const places = 'main *, [role="dialog"] *, [role="alertdialog"] *';
  page.history.pushState({}, '', address);
  page.dispatchEvent(Object.assign(new Event('popstate'), { state: {} }));
  while (performance.now() < end) {
    if (page.location.pathname !== address) return 'elsewhere';
    if (Screen && [...page.document.querySelectorAll(places)].some(isOfScreen)) return 'drawn';
    const [heading] = page.document.querySelectorAll('main h1');
    if (/^\d{3}$/.test(heading?.textContent ?? '')) return 'nothing';
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return 'nothing';
}
