// @ts-check
/**
 * jsdom's environment with four optimisations. jsdom matches every element against every rule for a
 * computed style, a fifth of the cost of large screens' tests: rules about classes or tags that the element
 * lacks are skipped. Computed styles are cached until the page changes. styled-components inserts rules
 * into the sheet as in production, instead of text that jsdom parses again. Labels are optimised in
 * `testing/quick-labels.cjs`.
 */
const { createRequire } = require('node:module');
const environment = require.resolve('jest-environment-jsdom');
const documentFaults = require('../contracts/src/testing/document-faults.ts');
const quickenLabels = require('./testing/quick-labels.cjs');
/** @param {string} file */
const inJsdom = (file) => require.resolve(`jsdom/lib/jsdom/living/${file}`, { paths: [environment] });
const selectors = require(inJsdom('helpers/selectors.js'));

/** @typedef {{ tag: string, classes: string[] }} Needs of an element that a selector's last part matches */
/** @typedef {{ _localName: string, classList: { contains(name: string): boolean } }} Element */

/** @param {string} selector @returns {Needs[] | null} of each alternative; null where that is not plain to see */
function needsOf(selector) {
  let plain = selector.replaceAll(/"[\w\s-]*"|'[\w\s-]*'/g, '');
  if (/[\\"'|]/.test(plain)) return null;
  plain = plain.replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain;) plain = (before = plain).replaceAll(/\([^()]*\)/g, '');
  return plain.split(',').map((each) => {
    const last =
      each
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return {
      tag: (/^[a-z][\w-]*/i.exec(last)?.[0] ?? '').toLowerCase(),
      classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    };
  });
}

/** @type {Map<string, Needs[] | null>} */
const known = new Map();

/** @param {Element} element @param {string} selector */
function mayMatch(element, selector) {
  let needs = known.get(selector);
  if (needs === undefined) known.set(selector, (needs = needsOf(selector)));
  return (
    !needs ||
    needs.some(
      ({ tag, classes }) =>
        (tag === '' || tag === element._localName.toLowerCase()) &&
        classes.every((name) => element.classList.contains(name)),
    )
  );
}

const { matchesDontThrow } = selectors;
// Before the environment loads the part of jsdom that uses it.
selectors.matchesDontThrow = (/** @type {Element} */ element, /** @type {string | undefined} */ selector) =>
  (selector === undefined || mayMatch(element, selector)) && matchesDontThrow(element, selector);

let changesOfSheets = 0;
const fromJsdom = createRequire(inJsdom('helpers/stylesheets.js'));
const { CSSStyleSheet: sheet } = fromJsdom('rrweb-cssom');
for (const name of ['insertRule', 'deleteRule']) {
  const change = sheet.prototype[name];
  sheet.prototype[name] = function (/** @type {unknown[]} */ ...given) {
    changesOfSheets += 1;
    return change.apply(this, given);
  };
}

const { default: JsdomEnvironment } = require('jest-environment-jsdom');
const { implForWrapper } = require(inJsdom('generated/utils.js'));
let isQuick = false;

/** @typedef {(element: object, pseudo?: string | null) => object} StyleOf */

/**
 * jsdom clears `_styleCache` on each change of the page, and this also on changes of a sheet's rules, which
 * jsdom does not notice.
 * @param {StyleOf} make
 * @returns {StyleOf}
 */
function remembering(make) {
  /** @type {WeakMap<object, WeakMap<object, object>>} */
  const made = new WeakMap();
  let changesBefore = changesOfSheets;
  return (element, pseudo) => {
    /** @type {{ _attached: boolean, _ownerDocument: { _styleCache: object | null } } | undefined} */
    const impl = implForWrapper(element);
    if (impl && changesBefore !== changesOfSheets) {
      impl._ownerDocument._styleCache = null;
      changesBefore = changesOfSheets;
    }
    if (pseudo || !impl?._attached) return make(element, pseudo);
    const { _ownerDocument: page } = impl;
    const before = page._styleCache && made.get(page._styleCache)?.get(element);
    if (before) return before;
    const style = make(element);
    if (!page._styleCache) return style;
    const ofThisPage = made.get(page._styleCache) ?? new WeakMap();
    made.set(page._styleCache, ofThisPage.set(element, style));
    return style;
  };
}

module.exports = class QuickerJsdom extends JsdomEnvironment {
  /** @param {ConstructorParameters<typeof JsdomEnvironment>} given */
  constructor(...given) {
    super(...given);
    // jsdom loads its elements with the first window.
    if (!isQuick) quickenLabels(inJsdom);
    isQuick = true;
    const { global: page } =
      /** @type {{ global: { getComputedStyle: StyleOf, documentFaults: object, SC_DISABLE_SPEEDY: boolean } }} */ (
        /** @type {unknown} */ (this)
      );
    page.documentFaults = documentFaults;
    page.SC_DISABLE_SPEEDY = false;
    page.getComputedStyle = remembering(page.getComputedStyle);
  }
};
