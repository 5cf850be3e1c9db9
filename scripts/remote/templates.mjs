// @ts-check
/** What a new remote's folder holds, file by file, and what names its team elsewhere. */

/** @typedef {{ name: string, team: string, path: string, title: string, component: string }} NewRemote */

/** @param {string} name */
export const workflowOf = (name) => `# Runs what ${name} touches, and nothing of another team's.
name: ${name}
on:
  pull_request:
    paths: &paths
      - '${name}/**'
      - 'contracts/**'
      - 'shared-ui/**'
      - 'scripts/**'
      - 'package-lock.json'
      - '.github/workflows/${name}.yml'
  push:
    branches: [main]
    paths: *paths
jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      - run: npm test --workspace ${name}
      - run: npm run build --workspace ${name}
`;

/** @param {string} name @param {string} team its handle */
export const ownersOf = (name, team) => [
  `/${name}/ @copper-carrot/${team}`,
  `/.github/workflows/${name}.yml @copper-carrot/${team} @copper-carrot/platform`,
];
