// @ts-check
/**
 * jsdom walks the whole page for an element's labels, and again for each label and each `[id="…"]`;
 * `getByLabelText` does this for every element, a fifth of the cost of screen tests. Here the page is
 * walked once after each change, and ids are looked up in jsdom's own index.
 */

/**
 * @typedef {object} Node one of jsdom's own, behind what a page sees
 * @property {number} _version grows with each change of it or of what it holds
 * @property {boolean} _attached to a document
 * @property {Node & { _ids: Record<string, Node[] | undefined> }} _ownerDocument
 * @property {object} _globalObject
 * @property {Node | null} [control] of a label
 * @property {object} [_labels] the live list that an element answers with
 * @property {(options: object) => Node} getRootNode
 * @property {(namespace: null, name: string) => string | null} getAttributeNS
 * @property {(other: Node) => boolean} contains
 */

/** @param {(path: string) => string} inJsdom where a file of `jsdom/lib/jsdom/living` is; a window has been made already */
module.exports = function quickenLabels(inJsdom) {
  const { isLabelable } = require(inJsdom('helpers/form-controls.js'));
  const { domSymbolTree } = require(inJsdom('helpers/internal-constants.js'));
  const NodeList = require(inJsdom('generated/NodeList.js'));
  /** @param {string} name */
  const prototypeOf = (name) => require(inJsdom(`nodes/${name}-impl.js`)).implementation.prototype;

  /** @type {WeakMap<Node, { version: number, labels: Map<Node, Node[]> }>} */
  const walked = new WeakMap();

  /** @param {Node} root */
  function labelsUnder(root) {
    const before = walked.get(root);
    if (before?.version === root._version) return before.labels;
    /** @type {Map<Node, Node[]>} */
    const labels = new Map();
    for (const node of /** @type {Iterable<Node>} */ (domSymbolTree.treeIterator(root)))
      if (node.control) labels.set(node.control, [...(labels.get(node.control) ?? []), node]);
    walked.set(root, { version: root._version, labels });
    return labels;
  }

  /**
   * The only element with this id under a node; undefined if jsdom has to search, as for a duplicate id.
   * @param {Node} node @param {string} id
   */
  function byId(node, id) {
    if (!node._attached) return undefined;
    const [only, second] = node._ownerDocument._ids[id] ?? [];
    if (second) return undefined;
    return only && only !== node && node.contains(only) ? only : null;
  }

  /**
   * @template Answer
   * @param {object} prototype
   * @param {string} name of a getter
   * @param {(node: Node, ofJsdom: () => Answer) => Answer} get
   */
  function replaceGetter(prototype, name, get) {
    const ofJsdom = Object.getOwnPropertyDescriptor(prototype, name)?.get;
    if (!ofJsdom) throw new Error(`This jsdom has no getter ${name} there.`);
    Object.defineProperty(prototype, name, {
      configurable: true,
      get() {
        return get(this, () => ofJsdom.call(this));
      },
    });
  }

  for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'])
    replaceGetter(prototypeOf(`HTML${name}Element`), 'labels', (element, ofJsdom) => {
      const root = element.getRootNode({});
      element._labels ??= NodeList.createImpl(root._globalObject, [], {
        element: root,
        query: () => labelsUnder(root).get(element) ?? [],
      });
      return ofJsdom();
    });

  replaceGetter(prototypeOf('HTMLLabelElement'), 'control', (label, ofJsdom) => {
    const id = label.getAttributeNS(null, 'for');
    const named = id && label._attached ? byId(label._ownerDocument, id) : undefined;
    if (named === undefined) return ofJsdom();
    return named && isLabelable(named) ? named : null;
  });

  for (const prototype of ['Element', 'Document'].map(prototypeOf)) {
    const { querySelector } = prototype;
    prototype.querySelector = /** @this {Node} */ function (/** @type {string} */ selector) {
      const id = /^\[id="([^"\\]+)"\]$/.exec(selector)?.[1];
      const found = id === undefined ? undefined : byId(this, id);
      return found === undefined ? querySelector.call(this, selector) : found;
    };
  }
};
