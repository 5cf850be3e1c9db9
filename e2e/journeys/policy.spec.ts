import { loginFrame } from '../support/sign-in';
import { expect, test } from '../support/test';

test.use({ mayBreakPolicy: true });

/** Violates the site's content security policy. */
function breakPolicy(): void {
  const frame = document.createElement('iframe');
  frame.src = 'https://elsewhere.example/';
  document.body.append(frame);
  document.body.setAttribute('style', 'color: red');
  try {
    document.body.innerHTML = '<b>not trusted</b>';
  } catch {
    // Caught, as a library might do; otherwise the error itself would be reported.
  }
}

test('what a page’s policy refuses is told with what it was and where, of frames and of each browser', async ({
  page,
  browser,
  faults,
}) => {
  await page.goto('/login');
  await expect(loginFrame(page).getByLabel('Email')).toBeVisible();
  expect(faults.refused).toEqual([]);
  await page.evaluate(breakPolicy);
  const expectTold = (words: RegExp) =>
    expect.poll(() => faults.refused).toContainEqual(expect.stringMatching(words));
  await expectTold(/\/login: style-src-attr refused inline of \S+/);
  await expectTold(/\/login: frame-src refused https:\/\/elsewhere\.example\/? of /);
  await expectTold(/\/login: require-trusted-types-for refused trusted-types-sink of .*innerHTML/);

  const frame = page.frames().find((each) => each.url().includes('/safe/login'));
  faults.refused.length = 0;
  await frame?.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expectTold(/style-src-attr refused inline/);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto('/cares');
  faults.refused.length = 0;
  await theirs.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expectTold(/\/cares: style-src-attr refused inline/);
  await other.close();
  expect(faults.thrown).toEqual([]);
});
