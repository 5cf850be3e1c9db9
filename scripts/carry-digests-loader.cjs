/** Adds the hashes of a remote's screen chunks to its declaration; see IntegrityPlugin. */
const { carryDigests } = require('./integrity-plugin.cjs');

module.exports = function carryDigestsLoader(source, map) {
  // Appended, so that line numbers stay valid for the source map.
  this.callback(null, `${source}\n${carryDigests}`, map);
};
