module.exports = require('../scripts/webpack.remote.cjs')('mfe-cares');
