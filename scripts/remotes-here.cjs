// @ts-check
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

/**
 * The remotes of a checkout by their folders, which are the only list.
 * @param {string} [root] of the checkout
 * @returns {string[]}
 */
const remotesHere = (root = path.resolve(__dirname, '..')) =>
  readdirSync(root)
    .filter(
      (name) => /^mfe-[a-z][a-z0-9-]+$/.test(name) && existsSync(path.join(root, name, 'src/remote.tsx')),
    )
    .sort();

module.exports = { remotesHere };
