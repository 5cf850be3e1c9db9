import { type Page } from '@playwright/test';
import { chooseFrom, pick } from '../screens/controls';
import { layoutShift } from '../screens/public-page';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { accounts } from '../support/demo';
import { type OtherSite, otherSite } from '../support/other-site';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

const slug = 'night-shift-suppers';
const name = 'Night shift suppers';
const heights = { card: 460, bar: 76 } as const;

let site: OtherSite;
test.beforeAll(async () => {
  const ours = new URL(test.info().project.use.baseURL ?? '').origin;
  const element = (size: keyof typeof heights) =>
    `<script async src="${ours}/widget.js"></script>
     <copper-carrot-campaign campaign="${slug}" size="${size}" style="display:block;max-width:24rem;height:${heights[size]}px">
       <a href="${ours}/cares/${slug}/donate">Give to ${name}</a>
     </copper-carrot-campaign>`;
  site = await otherSite({
    '/': { body: `<h1>Our news</h1>${element('card')}<p>More news.</p>` },
    '/ten': { body: element('bar').repeat(10) },
    '/blocked': { body: element('card'), policy: "frame-src 'none'" },
  });
});
test.afterAll(() => site.close());

/** Notes what a page’s widgets tell it, from the start. */
const noteEvents = (page: Page) =>
  page.addInitScript(() => {
    const told: [name: string, detail: unknown][] = [];
    Object.assign(window, { told });
    for (const each of ['copper-carrot:shown', 'copper-carrot:give'])
      addEventListener(each, (event) => told.push([each, (event as CustomEvent).detail]));
  });
const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: [name: string, detail: unknown][] }).told);

test('[CARE-06] a widget on another site shows its campaign, moves nothing, and leads to the gift', async ({
  page,
  context,
}) => {
  await noteEvents(page);
  const shift = await layoutShift(page, `${site.origin}/`);
  const widget = page.frameLocator('copper-carrot-campaign iframe');
  await expect(widget.getByRole('heading', { name })).toBeVisible();
  await expect(widget.getByText(/people fed$/)).toBeVisible();
  await expect.poll(() => told(page)).toEqual([['copper-carrot:shown', { campaign: slug }]]);
  await expect(page.getByRole('link', { name: `Give to ${name}` })).toBeHidden();
  expect(await context.cookies()).toEqual([]);

  // What the page and its other frames say changes nothing.
  await page.evaluate(async () => {
    const frame = document.querySelector('copper-carrot-campaign')?.shadowRoot?.querySelector('iframe');
    const inside = frame?.contentWindow;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => dispatchEvent(new CustomEvent('copper-carrot:give', { detail: 'a second port' }));
    const hostile = [
      { type: 'copper-carrot:height', height: 1100 },
      { type: 'copper-carrot:hello' },
      { type: 'copper-carrot:give' },
      'copper-carrot:hello',
      null,
    ];
    for (const message of hostile) {
      postMessage(message, '*');
      inside?.postMessage(message, '*');
    }
    inside?.postMessage({ type: 'copper-carrot:connect' }, '*', [port2]);
    const other = document.createElement('iframe');
    other.hidden = true;
    other.srcdoc = `<script>for (const message of ${JSON.stringify(hostile)}) parent.postMessage(message, '*')</script>`;
    document.body.append(other);
    await new Promise((done) => (other.onload = done));
    await new Promise((done) => setTimeout(done, 500));
  });
  expect(await told(page)).toHaveLength(1);
  const box = await page.locator('copper-carrot-campaign').boundingBox();
  expect(box?.height).toBe(heights.card);
  expect(await shift.measure()).toBe(0);

  const opened = context.waitForEvent('page');
  await widget.getByRole('link', { name: `Give to ${name}` }).click();
  const gift = await opened;
  await expect(gift).toHaveURL(new RegExp(`/cares/${slug}/donate$`));
  expect(await told(page)).toEqual([
    ['copper-carrot:shown', { campaign: slug }],
    ['copper-carrot:give', { campaign: slug }],
  ]);
});

test('[CARE-06] ten widgets stand on one page', async ({ page }) => {
  await noteEvents(page);
  await page.goto(`${site.origin}/ten`);
  await expect.poll(async () => (await told(page)).length, { timeout: 45_000 }).toBe(10);
  const frames = page.locator('copper-carrot-campaign iframe');
  for (let index = 0; index < 10; index += 1)
    await expect(
      frames
        .nth(index)
        .contentFrame()
        .getByText(/people fed/),
    ).toBeVisible();
});

test.describe('where the widget can’t be', () => {
  test.use({ mayBreakPolicy: true });

  test('[CARE-06] a plain link is there, without frames and without scripts', async ({ page, browser }) => {
    await page.goto(`${site.origin}/blocked`);
    const link = page.getByRole('link', { name: `Give to ${name}` });
    await expect(page.locator('copper-carrot-campaign iframe')).toBeHidden();
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', new RegExp(`/cares/${slug}/donate$`));

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const without = await plain.newPage();
    await without.goto(`${site.origin}/`);
    await expect(without.getByRole('link', { name: `Give to ${name}` })).toBeVisible();
    await plain.close();
  });
});

test('[CARE-01] [CARE-06] [CARE-09] a site admin starts a campaign, tells its news, says who may show it, and closes it', async ({
  page,
  browser,
}) => {
  await signInQuietly(page, accounts.admin);
  await page.goto('/admin/campaigns');
  await expect(page.getByRole('grid', { name: 'Running campaigns' })).toContainText(name);
  await expectAccessibleOnPhoneToo(page, 'the campaigns');
  await page.getByRole('link', { name: 'Start a campaign' }).click();
  const title = `Soup night ${Date.now().toString(36)}`;
  const form = page.getByRole('form', { name: 'Start a campaign' });
  await form.getByRole('textbox', { name: /^Name/ }).fill(title);
  await chooseFrom(page, form, 'Place', /^Chicago/);
  await form.getByRole('textbox', { name: /^Hospital/ }).fill('Lakeshore General');
  await form
    .getByRole('textbox', { name: 'Address of the hospital' })
    .fill('640 North Wells Street, Chicago');
  await form.getByRole('textbox', { name: 'Summary' }).fill('Hot soup at three in the morning.');
  await form.getByRole('textbox', { name: 'Goal in dollars' }).fill('2500');
  await form.getByRole('textbox', { name: 'Price of one meal in dollars' }).fill('8.50');
  await expectAccessibleOnPhoneToo(page, 'the start of a campaign');
  await form.getByRole('button', { name: 'Start the campaign' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Post news' }).click();
  const news = page.getByRole('dialog', { name: 'Post news' });
  await news.getByRole('textbox', { name: 'Title' }).fill('The first pot');
  await news.getByRole('textbox', { name: 'What happened' }).fill('Forty bowls went out.');
  await news.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByRole('list', { name: 'News' })).toContainText('The first pot');
  const edited = page.getByRole('form', { name: 'The campaign' });
  await pick(edited, /^Listed sites/);
  await edited.getByRole('textbox', { name: 'Sites' }).fill('not a site');
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(edited.getByText(/must be sites such as https:\/\/www\.example\.org/)).toBeVisible();
  await edited.getByRole('textbox', { name: 'Sites' }).fill('https://www.example.org');
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The campaign is saved.')).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'a campaign for those who run it');

  // Where everybody sees it.
  await page.getByRole('link', { name: 'See its page' }).click();
  await expect(page.getByText('Forty bowls went out.')).toBeVisible();
  const address = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Get the HTML' }).click();
  await expect(page.getByRole('textbox', { name: 'HTML for your page' })).toHaveValue(
    new RegExp(`campaign="${address.split('/').at(-1)}"`),
  );
  await expect(
    page.frameLocator('[title="How the widget looks"]').getByRole('heading', { name: title }),
  ).toBeVisible();
  await expectAccessible(page, 'a campaign with its HTML');
  const policy = (await page.request.get(`${address}/widget`)).headers()['content-security-policy'];
  expect(policy).toContain("frame-ancestors 'self' https://www.example.org;");

  await page.goBack();
  await page.getByRole('button', { name: 'Close the campaign' }).click();
  await page
    .getByRole('alertdialog', { name: `Close ${title}?` })
    .getByRole('button', { name: 'Close the campaign' })
    .click();
  await expect(page.getByText('This campaign is closed')).toBeVisible();
  const call = `/cpi/v1/public/charitable_causes/${address.split('/').at(-1) ?? ''}`;
  expect((await page.request.get(call)).status()).toBe(404);

  const stranger = await browser.newContext();
  const theirs = await stranger.newPage();
  await signInQuietly(theirs, accounts.orderer);
  expect((await theirs.goto('/admin/campaigns'))?.status()).toBe(403);
  await expect(theirs.getByText('Access Denied')).toBeVisible();
  await stranger.close();
});
