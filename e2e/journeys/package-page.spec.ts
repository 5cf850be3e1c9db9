import type { Schemas } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnPhoneToo } from '../support/accessible';
import { query } from '../support/database';
import { mailsAbout } from '../support/local-peers';
import { makePerson } from '../support/made-people';
import { offerWithRoom, ordersBase, readyCart } from '../support/ready-cart';
import { watchShifts } from '../support/shifts';
import { signInQuietly } from '../support/sign-in';
import { expect, test } from '../support/test';

/** The demo package with the most reviews. */
async function reviewedPackage(page: Page): Promise<Schemas['Package']> {
  const found = await page.request.get('/cpi/v1/public/packages/search?place_id=1&limit=200');
  const { records } = (await found.json()) as Schemas['PackageSearch'];
  const [most] = records.sort((a, b) => b.review_count - a.review_count);
  if (!most || most.review_count === 0) throw new Error('Nobody has reviewed anything.');
  const read = await page.request.get(`/cpi/v1/public/packages/${most.slug}`);
  return (await read.json()) as Schemas['Package'];
}

/** Records the API calls of a page. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/cpi/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test(
  'a package is read from its picture to what others thought of it, and what lies below comes when it is wanted',
  { tag: '@explore-phone' },
  async ({ page, isPhone }) => {
    const pack = await reviewedPackage(page);
    const calls = callsOf(page);
    const shifts = await watchShifts(page);
    await page.goto(`/packages/${pack.slug}?place_id=1`);
    await expect(page.getByRole('heading', { level: 1, name: pack.name })).toBeVisible();
    await expect(page.getByText(/^Order (within|by) .+ for /)).toBeVisible();
    await expect(
      page.getByText(isPhone ? /before delivery for \d+/ : /per person.* delivery$/).first(),
    ).toBeVisible();

    // The HTML contains the package, so only the price is requested.
    expect(calls).toEqual([`POST /cpi/v1/orderer/packages/${pack.id}/order/preview`]);
    expect(await shifts()).toBeLessThan(0.002);

    const diets = page.getByRole('region', { name: 'Diets and allergens' });
    await expect(diets.getByRole('listitem')).toHaveCount(pack.diets.length);
    const stars = page
      .getByRole('main')
      .getByRole('link', { name: / of 5 stars, / })
      .first();
    await stars.click();
    const reviews = page.getByRole('region', { name: 'Reviews' });
    await expect(reviews).toBeFocused();
    await expect(reviews).toBeInViewport();
    await expect(reviews.getByText(/ of delivered orders$/)).toBeVisible();
    await expect(page).toHaveURL(/#reviews$/);

    const given = reviews.getByRole('button', { name: /stars?: [1-9]\d* review/ }).first();
    await given.click();
    await expect(given).toHaveAttribute('aria-pressed', 'true');
    await expect(reviews.getByRole('button', { name: 'Show all' })).toBeVisible();

    const terms = page.getByRole('region', { name: 'Ordering, delivery and canceling' });
    // The sections below load when they come near the window.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(terms.getByText(/^Order at least /)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Similar, by other caterers' })).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'the page of a package');
  },
);

test('the stars of a caterer lead to what people thought of all that they cook', async ({ page }) => {
  const pack = await reviewedPackage(page);
  await page.goto(`/${pack.caterer.kitchen_count > 1 ? 'brands' : 'catering'}/${pack.caterer.slug}#reviews`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews).toBeInViewport();
  await expect(reviews.getByText(/^Ordered /).first()).toBeVisible();
  await expectAccessible(page, 'the reviews of a restaurant');
});

/** A package with pickup, and its kitchen. */
async function handedOut(page: Page): Promise<{ slug: string; kitchenId: number }> {
  const found = await page.request.get('/cpi/v1/public/packages/search?place_id=1&pickup=true&limit=24');
  for (const { id, slug } of ((await found.json()) as Schemas['PackageSearch']).records) {
    const read = await page.request.get(`/cpi/v1/public/packages/${id}/caterer`);
    const { kitchens } = (await read.json()) as Schemas['Caterer'];
    const kitchen = kitchens.find(({ pickup_allowed }) => pickup_allowed);
    if (kitchen) return { slug, kitchenId: kitchen.id };
  }
  throw new Error('Nothing is handed out.');
}

/** A date some weeks ahead that no other journey uses. */
function quietDay(weekday: 'Wednesday' | 'Thursday'): string {
  const number = { Wednesday: 3, Thursday: 4 }[weekday];
  const ahead = 21 + ((number + 7 - new Date().getUTCDay()) % 7);
  return new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
}

const closeOn = (day: string, kitchenId: number) =>
  query(
    `insert into kitchen_closures (kitchen_id, during, reason) values ($1, tsrange($2::date, $2::date + 1), 'Staff day out')
     on conflict do nothing`,
    [kitchenId, day],
  );

test('[PKG-06] [PKG-07] [PKG-08] a pickup far away is an error or, where it is chosen, a note; a closed kitchen says why at the time', async ({
  page,
}) => {
  const { slug, kitchenId } = await handedOut(page);
  const far = new URLSearchParams({ place_id: '1', pickup: 'true', formatted_address: 'Albany, NY 12207' });
  await page.goto(`/packages/${slug}?${far}`);
  await expect(
    page.getByText('This restaurant does not have any locations within 50 miles of your event address.'),
  ).toBeVisible();
  far.set('pickup_kitchen_id', String(kitchenId));
  await page.goto(`/packages/${slug}?${far}`);
  await expect(
    page.getByText(/^Note, the pickup location is 1[0-9][0-9](\.\d)? miles from your event address\.$/),
  ).toBeVisible();
  await expect(page.getByText(/per person, all in/)).toBeVisible();

  const day = quietDay('Wednesday');
  await closeOn(day, kitchenId);
  far.set('start_date', day);
  far.set('start_time', '12:00');
  await page.goto(`/packages/${slug}?${far}`);
  const time = page.getByRole('button', { name: /Time$/ });
  await expect(time).toHaveAccessibleDescription(/The kitchen is closed at that time: .+ Please try another/);
  await expect(page.getByText('No price yet')).toBeVisible();
});

test('a pickup is asked for at checkout of no kitchen by name: the nearest that can cook it is named there, on the order’s page and in its mail', async ({
  page,
}) => {
  const person = await makePerson();
  const offer = await offerWithRoom(person);
  const day = quietDay('Thursday');
  const id = await readyCart(person, { ...offer, date: day, time: '12:00' });
  const { brand, possible_kitchens: kitchens } = await person.call<Schemas['Order']>(
    'GET',
    `${ordersBase}/orders/${id}`,
  );
  const [nearest, kitchen] = kitchens.filter(({ pickup_allowed }) => pickup_allowed);
  if (!nearest || !kitchen) throw new Error('No two kitchens hand it out.');
  await closeOn(day, nearest.id);

  await signInQuietly(page, person.email);
  await page.goto(`/orders/${id}/checkout`);
  await page.getByRole('radio', { name: 'Pickup', exact: true }).check({ force: true });
  await expect(page.getByRole('radio', { name: kitchen.name })).toBeChecked();
  await expect(page.getByRole('radio', { name: nearest.name })).not.toBeChecked();
  await page.getByRole('button', { name: 'Place order' }).click();
  const where = `${kitchen.name}, ${kitchen.formatted_address}`;
  await expect(page.getByText(`${brand.name}, ${where}`)).toBeVisible({ timeout: 60_000 });
  await expect
    .poll(async () => (await mailsAbout(id, person.email)).map(({ text }) => text?.replace(/\s+/g, ' ')), {
      timeout: 60_000,
    })
    .toEqual([expect.stringContaining(`Pickup at ${where}`)]);
});
