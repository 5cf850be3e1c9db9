import { defineConfig, devices } from '@playwright/test';

const kills = /kill\.spec/;
/** These specs change what new pages get, or measure faults, so they run separately. */
const ships = /(platform-life|platform-page|two-shells|fault-matrix)\.spec/;
const phonesOnly = /(small-screens|package-phone)\.spec/;
/**
 * Tag filters, explained in e2e/README.md: the gate's journeys for desktop and phone, and those of
 * EXPLORE=1.
 */
const gate = {
  desktop: { grepInvert: /@explore(?!-phone)/ },
  phone: { grep: /@phone\b|@explore-desk\b/, grepInvert: /@explore\b(?!-)/ },
  alone: { grepInvert: /@explore\b/ },
};
const explore = {
  desktop: { grep: /@explore(?!-phone)/ },
  phone: { grep: /@explore-phone\b|@explore\b(?!-).*@phone\b/ },
  alone: { grep: /@explore\b/ },
};
const tagged = process.env.EXPLORE ? explore : gate;
const baseURL = process.env.BASE_URL ?? 'http://localhost:3000';

/** The journeys against a running site (BASE_URL) with the small demo marketplace. */
export default defineConfig({
  testDir: 'journeys',
  // Separate folders, as concurrent runs delete each other's traces otherwise.
  outputDir: `test-results/${new URL(baseURL).port}`,
  globalSetup: './support/find-browser.ts',
  // One more than the gate's cores, as a journey waits a quarter of its time for banks, jobs and deadlines.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  // Long, as builds slow down the machine; tests of deadlines measure time themselves.
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
  use: {
    baseURL,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Without snapshots, which cost a core's time; `--trace on` adds them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // Set by the global setup, which runs before workers read this file.
    launchOptions: { executablePath: process.env.CHROME_PATH },
  },
  projects: [
    {
      name: 'desktop',
      ...tagged.desktop,
      testIgnore: [kills, ships, phonesOnly],
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 900 },
        // No waits for animations; the phone project keeps them.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'phone',
      ...tagged.phone,
      testIgnore: [kills, ships],
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'ship',
      ...tagged.alone,
      testMatch: ships,
      workers: 1,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
      dependencies: ['desktop', 'phone'],
    },
    {
      name: 'kill',
      ...tagged.alone,
      testMatch: kills,
      // Runs alone, as it kills the API.
      dependencies: ['desktop', 'phone', 'ship'],
    },
  ],
});
