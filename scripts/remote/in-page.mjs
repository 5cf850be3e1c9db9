// @ts-check
/** What the smoke load asks in a page of the real shell. Each function is sent there as it stands, and knows nothing from outside it. */

/** @import { Remote } from '@copper-carrot/contracts' */
/** @typedef {{ options: { remotes: { name: string }[] }, loadRemote(name: string): Promise<{ remote: Remote } | null> }} Federation */
/** @typedef {{ textContent: string, checkVisibility(): boolean }} Heading */
/** @typedef {{ __FEDERATION__?: { __INSTANCES__: Federation[] }, document: { querySelectorAll(selector: string): Iterable<Heading> }, location: { pathname: string }, history: { pushState(state: object, unused: string, url: string): void }, dispatchEvent: (event: Event) => boolean }} Window what is asked of it */
/** @typedef {{ type?: unknown, elementType?: unknown, return: Fiber | null }} Fiber of React: what drew an element, and what that stands in */

/**
 * What a release exposes, as the shell itself loads it: it asks for the release of an address also where its guard lets
 * nobody in.
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
 * Loads the screen of each route; answers what went wrong.
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
 * Waits until a heading of a route's own screen is on the page. Every page of the shell has a heading as well, so it counts
 * only where React drew it within the component that the release exports. Answers null, or the heading that stood there.
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
 * Goes to an address as a link does; answers whether something of the route's own screen stands there. Instead, the screen
 * may have led elsewhere, or have found nothing at that address, which the shell says on a page of its own.
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
  // A route within another's may be a dialog, which lies beside the page.
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
