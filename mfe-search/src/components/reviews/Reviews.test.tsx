import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBrand, aPackageView, anAnswer, aReview, someReviews } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { FakeServer, Refusal } from '../../test/server';

const ofPackage = '/cpi/v1/public/packages/{id}/reviews';
const path = '/packages/curry-table?place_id=1&headcount=20';
const section = () => screen.findByRole('region', { name: 'Reviews' });
const toReviews = async () =>
  userEvent.click(await screen.findByRole('link', { name: '4.6 of 5 stars, 12 reviews' }));

it('are led to by the stars of a package, and only then asked for', async () => {
  const server = new FakeServer();
  const { container } = await open(path, { server });
  const place = await section();
  expect(server.called('get', ofPackage)).toEqual([]);
  expect(screen.getByRole('link', { name: '4.6 of 5 stars, 12 reviews' })).toHaveAttribute(
    'href',
    `${path}#reviews`,
  );
  await toReviews();
  expect(place).toHaveFocus();
  expect(await within(place).findByText('Gone in ten minutes.')).toBeVisible();
  for (const words of [
    'Maya R.',
    'Mar 6, 2026',
    '10 of 11 would order again',
    '12 reviews of delivered orders',
  ])
    expect(within(place).getByText(words)).toBeVisible();
  expect(within(place).getByText('Ordered for 20 people · would order again')).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
});

it('show what the restaurant answered', async () => {
  const reply = { body: 'We have changed how we pack these.', created_at: '2026-03-07T12:00:00.000Z' };
  const server = new FakeServer().on('get', ofPackage, () => someReviews([aReview({ reply })]));
  await open(path, { server });
  await toReviews();
  expect(await screen.findByText(/We have changed how we pack these\./)).toHaveTextContent(
    /^The restaurant answered:/,
  );
});

it('come to shares by tag', async () => {
  await open(path);
  await toReviews();
  const tags = within(await section());
  expect(await tags.findByText('praised by 4 of 5 who named it')).toBeVisible();
  expect(tags.getByText('praised by all 3')).toBeVisible();
  expect(tags.getByText('could be better for 2')).toBeVisible();
});

it('are those of so many stars alone where that is wanted, and all again', async () => {
  const some = someReviews([aReview({ overall_rating: 3, body: 'Lukewarm.' })]);
  const server = new FakeServer().on('get', ofPackage, ({ query }) =>
    query.has('overall_rating') ? some : someReviews(),
  );
  await open(path, { server });
  await toReviews();
  await userEvent.click(await screen.findByRole('button', { name: '3 stars: 1 review' }));
  expect(await screen.findByText('Lukewarm.')).toBeVisible();
  expect(screen.getByText('1 review with 3 stars')).toBeVisible();
  expect(screen.getByRole('button', { name: '2 stars: 0 reviews' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Gone in ten minutes.')).toBeVisible();
});

it('go on from page to page', async () => {
  const server = new FakeServer().on('get', ofPackage, ({ query }) =>
    someReviews([aReview({ body: `From ${query.get('offset')}` })], 12),
  );
  await open(path, { server });
  await toReviews();
  expect(await screen.findByText('From 0')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText('From 10')).toBeVisible();
  expect(screen.getByRole('group', { name: 'What people wrote' })).toHaveFocus();
});

it('are said to be none yet, without a way to them', async () => {
  const server = new FakeServer();
  server.pack = aPackageView({ rating_average: null, review_count: 0 });
  await open(path, { server });
  expect(within(await section()).getByText(/^No reviews yet/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /stars/ })).toBeNull();
});

it('that do not come are said to, and leave the page', async () => {
  const server = new FakeServer().on('get', ofPackage, () => new Refusal(500, 'unexpected'));
  await open(path, { server });
  await toReviews();
  expect(await screen.findByText('We could not load the reviews')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Curry table' })).toBeVisible();
});

it('of a restaurant say what was ordered', async () => {
  const server = new FakeServer().on('get', '/cpi/v2/public/brands/search', () =>
    anAnswer([aBrand({ slug: 'saffron-street', name: 'Saffron Street' })]),
  );
  await open('/brands/saffron-street', { server });
  await userEvent.click(await screen.findByRole('link', { name: '4.5 of 5 stars, 30 reviews' }));
  const place = await section();
  await waitFor(() =>
    expect(within(place).getByRole('link', { name: 'Curry table' })).toHaveAttribute(
      'href',
      '/packages/curry-table',
    ),
  );
});
