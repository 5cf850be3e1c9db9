/** Has a remote's declaration bring the hashes of its screens' chunks: see IntegrityPlugin. */
const { carryDigests } = require('./integrity-plugin.cjs');

module.exports = function carryDigestsLoader(source, map) {
  // At the end: what stands before keeps its lines for the source map.
  this.callback(null, `${source}\n${carryDigests}`, map);
};
