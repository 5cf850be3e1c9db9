module.exports = require('../scripts/webpack.remote.cjs')('mfe-checkout');
