import type { SiteAssets } from '@copper-carrot/contracts';

/** A shell of one script, for tests that read pages and no build: `jest.mock('…/site/site-assets')`. */
export const siteFolder = '/nowhere';

export const siteAssets = (): SiteAssets => ({
  documents: { shell: { scripts: ['shell.1.js'], preload: [] }, frame: { scripts: [], preload: [] } },
  shared: {},
  fonts: [],
});
