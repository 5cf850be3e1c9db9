// @ts-check
/** @import { HotRemote, LiveWindow } from './live-page.d.ts' */

/**
 * What a page runs while somebody works on the site: it listens on a line, loads itself anew when told, gives each build of
 * a remote to that remote, and shows what did not compile. Sent there as it stands; it knows nothing from outside it.
 * @param {string} line the address that it listens on
 */
export function livePage(line) {
  const page = /** @type {LiveWindow} */ (/** @type {unknown} */ (globalThis));
  if (page.copperCarrotLive) return page.copperCarrotLive.listen(line);
  // React is only ready to redraw in place where this stands before it is loaded.
  /** @type {Map<number, { scheduleRefresh?: unknown }>} */
  const renderers = new Map();
  const hook = {
    renderers,
    supportsFiber: true,
    inject: (/** @type {object} */ renderer) => {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot: () => undefined,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  };
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= hook;
  /** @type {Map<string, HotRemote>} */
  const remotes = new Map();
  /** The hash of the last good build; empty where there was none yet. @type {Map<string, string>} */
  const newest = new Map();
  const reload = () => page.location.reload();

  /** One build after the other, until the page has the last. @param {string} name */
  const update = async (name) => {
    const remote = remotes.get(name);
    if (!remote || !newest.get(name) || remote.hash() === newest.get(name)) return;
    const before = remote.hash();
    try {
      await remote.update();
    } catch (error) {
      page.console.info(`${name} can't be changed in place, so the page is loaded anew:`, error);
      return reload();
    }
    if (remote.hash() !== before) await update(name);
  };

  /** @type {{ name: string, shown: { remove(): void } } | undefined} */
  let panel;
  const close = () => {
    panel?.shown.remove();
    panel = undefined;
  };
  const mend = (/** @type {string} */ name) => panel?.name === name && close();
  /** @param {string} name @param {string} text */
  const fail = (name, text) => {
    close();
    const make = (/** @type {string} */ tag, /** @type {string} */ css, content = '') => {
      const element = page.document.createElement(tag);
      element.style.cssText = css;
      element.textContent = content;
      return element;
    };
    const shown = make(
      'div',
      'position:fixed;inset:auto 0 0 0;z-index:2147483647;max-height:60vh;overflow:auto;padding:16px 20px;background:#241c15;color:#fffaf3;font:13px/1.5 ui-monospace,monospace',
    );
    shown.setAttribute('role', 'alert');
    const button = make(
      'button',
      'float:right;padding:4px 12px;border:1px solid;border-radius:6px;background:none;color:inherit;font:inherit;cursor:pointer',
      'Close',
    );
    button.addEventListener('click', close);
    shown.append(
      button,
      make('pre', 'margin:0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere', text),
    );
    page.document.documentElement.append(shown);
    panel = { name, shown };
  };

  /** Another release has taken the place of these, and no change comes to it. @type {Set<string>} */
  const gone = new Set();
  page.addEventListener('copper-carrot:fault', ({ detail: { name, kind, text } }) => {
    if (!['load', 'render', 'suspended'].includes(kind)) return;
    gone.add(name);
    fail(name, `${name} failed (${kind}), and something else stands in its place:\n\n${text}`);
  });

  const failed = (/** @type {{ name: string, errors: string }} */ { name, errors }) => {
    newest.set(name, newest.get(name) ?? '');
    fail(name, errors);
  };
  const built = (/** @type {{ name: string, hash: string }} */ { name, hash }) => {
    const before = newest.get(name);
    newest.set(name, hash);
    mend(name);
    if (gone.has(name) && before !== hash) reload();
    else if (remotes.has(name)) void update(name);
    // It has the addresses and hashes of the build before, and nothing of it to keep.
    else if (before !== undefined && before !== hash) reload();
  };
  /** A page of a site that is worked on may have a remote of another machine too. */
  const lines = new Set();
  const listen = (/** @type {string} */ to) => {
    if (lines.has(to)) return;
    lines.add(to);
    const source = new page.EventSource(to);
    source.addEventListener('change', reload);
    source.addEventListener('failed', ({ data }) => failed(JSON.parse(data)));
    source.addEventListener('built', ({ data }) => built(JSON.parse(data)));
  };
  page.copperCarrotLive = {
    listen,
    fail,
    mend,
    take: (name, remote) => {
      remotes.set(name, remote);
      void update(name);
    },
  };
  listen(line);
}
