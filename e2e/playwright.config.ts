import { defineConfig, devices } from '@playwright/test';

const kills = /kill\.spec/;
/** One changes what every new page of the site is given, the other measures what a page is given when a remote fails. */
const ships = /(platform-life|platform-page|two-shells|fault-matrix)\.spec/;
const phonesOnly = /(slow-network|small-screens|package-phone)\.spec/;
/** Journeys that lead over something which is laid out otherwise on a phone; e2e/README.md says when. */
const onPhones = /@phone\b/;
const baseURL = process.env.BASE_URL ?? 'http://localhost:3000';

/** The journeys against a running site (BASE_URL), with the small demo marketplace in it. */
export default defineConfig({
  testDir: 'journeys',
  // Two runs at once, each on a site of its own, must not sweep each other's traces away.
  outputDir: `test-results/${new URL(baseURL).port}`,
  globalSetup: './support/find-browser.ts',
  // One more than the gate has cores: a journey waits a quarter of its time, for a bank, a job or a deadline.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  // A machine that builds beside the tests answers late; what has a deadline of its own measures it itself.
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
  use: {
    baseURL,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // What was done and said; what the page was and asked at each step takes a core's time from the tests, and comes with `--trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // Set by the global setup, which runs before the workers read this file.
    launchOptions: { executablePath: process.env.CHROME_PATH },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [kills, ships, phonesOnly],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: [kills, ships],
      grep: onPhones,
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
      testMatch: ships,
      workers: 1,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
      dependencies: ['desktop', 'phone'],
    },
    {
      name: 'kill',
      testMatch: kills,
      // Nobody else may be on the site while its API is being killed.
      dependencies: ['desktop', 'phone', 'ship'],
    },
  ],
});
