const { availableParallelism } = require('node:os');
const { generateIfStale } = require('./scripts/generate-if-stale.cjs');
const { remotesHere } = require('./scripts/remotes-here.cjs');

generateIfStale();

/** Compiled by SWC; workspaces are read from their sources, never from a stale build. */
const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2023',
      },
      module: { type: 'commonjs' },
    },
  ],
};
/** Property tests take the same cases in each run. */
const seeded = { '^fast-check$': `${__dirname}/scripts/jest.fast-check.cjs` };
const common = {
  transform,
  moduleNameMapper: seeded,
  transformIgnorePatterns: [
    '/node_modules/(?!(postal-mime|until-async|d3-geo|internmap|d3-array|http-proxy-middleware|httpxy|is-plain-obj)/)',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // What is built holds each manual mock a second time.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
const timeout = `${__dirname}/scripts/jest.timeout.cjs`;
const server = (name) => ({
  ...common,
  setupFilesAfterEnv: [timeout],
  displayName: name,
  rootDir: `${__dirname}/${name}`,
  testEnvironment: `${__dirname}/scripts/jest.node.cjs`,
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons', 'require', 'default'] },
  testMatch: ['<rootDir>/**/*.test.{ts,tsx,mjs}'],
});
const browser = (name) => ({
  ...common,
  displayName: name,
  rootDir: `${__dirname}/${name}`,
  testEnvironment: `${__dirname}/scripts/jest.dom.cjs`,
  // Not by the condition `source`: packages of the react-aria family carry it without its files.
  testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    ...seeded,
    '\\.(css|woff2|svg)$': '<rootDir>/../shared-ui/jest.asset.cjs',
    '^\\./document-faults$': `${__dirname}/scripts/jest.document-faults.cjs`,
    '^@copper-carrot/contracts$': '<rootDir>/../contracts/src/index.ts',
    '^@copper-carrot/contracts/(testing|runtime)$': '<rootDir>/../contracts/src/$1/index.ts',
    '^@copper-carrot/contracts/limits$': '<rootDir>/../contracts/src/generated/limits.ts',
  },
  setupFilesAfterEnv: [timeout, '<rootDir>/../shared-ui/jest.setup.ts'],
});

module.exports = {
  // One more than cores: a test of the API waits for the database half of its time.
  maxWorkers: Math.min(availableParallelism(), 5) + 1,
  // Each file leaves some 30 MB behind: by the end of a run a worker had grown to 3.7 GB.
  workerIdleMemoryLimit: '1GB',
  testSequencer: `${__dirname}/scripts/jest.sequencer.cjs`,
  projects: [
    server('contracts'),
    {
      ...server('api'),
      globalSetup: '<rootDir>/src/testing/global-setup.ts',
      globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
      setupFiles: ['<rootDir>/src/testing/one-query-at-a-time.ts', '<rootDir>/src/testing/setup-file.ts'],
    },
    {
      ...server('local-services'),
      globalSetup: '<rootDir>/src/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/src/testing/global-teardown.mjs',
    },
    server('scripts'),
    browser('shared-ui'),
    browser('shell'),
    ...remotesHere().map(browser),
  ],
};
