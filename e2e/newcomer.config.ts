import { defineConfig, devices } from '@playwright/test';
import journeys from './playwright.config';

/** `npm run newcomer` on a fresh clone, with the full demo marketplace. */
export default defineConfig({
  ...journeys,
  testDir: 'newcomer',
  outputDir: `test-results/newcomer-${new URL(String(journeys.use?.baseURL)).port}`,
  workers: 2,
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
  ],
});
