// @ts-check

/**
 * @typedef {object} Sent a request, with when it began and ended in seconds
 * @property {string} url
 * @property {string} path
 * @property {string} type as the browser's protocol names it
 * @property {number} began
 * @property {number} ended
 * @property {number} bytes of the body, as they came
 * @property {number} headers bytes of the answer's headers
 */

/**
 * The number of sequential requests before this one, where each starts after the previous has ended.
 * @param {readonly Sent[]} requests
 * @param {Sent} request
 * @returns {number}
 */
export function roundsBefore(requests, request) {
  const inOrder = requests.filter(({ began }) => began < request.began).sort((a, b) => a.began - b.began);
  /** @type {Map<Sent, number>} */
  const depths = new Map();
  for (const each of [...inOrder, request]) {
    const before = inOrder.filter(({ ended }) => ended <= each.began);
    depths.set(each, Math.max(0, ...before.map((earlier) => (depths.get(earlier) ?? 0) + 1)));
  }
  return depths.get(request) ?? 0;
}
