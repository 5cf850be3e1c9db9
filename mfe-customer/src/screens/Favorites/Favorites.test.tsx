import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, favoriteCalls, keepFavorites, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open, pat } from '../../test/open';

const packages = '/cpi/v1/public/packages/search';
const brands = '/cpi/v1/orderer/favorited_brands';
const blocked = '/cpi/v2/orderer/blocked_brands';
const search = recorded[`get ${packages}`][200];
const [pack] = search.records as [Schemas['PackageRecord']];
const brand: Schemas['BrandSummary'] = {
  id: 3,
  name: 'Saffron Street',
  slug: 'saffron-street',
  kitchen_count: 1,
  avatar_url: '/pictures/brands/saffron-street.svg',
  rating_average: 4.5,
  review_count: 12,
  quality_tier: null,
  minority_flags: [],
  sustainable: false,
};
const entry: Schemas['BlockedBrand'] = {
  id: 7,
  brand_id: 9,
  brand: { ...brand, id: 9, name: 'Too Far Tacos', slug: 'too-far-tacos' },
  created_at: '2026-11-01T10:00:00.000Z',
};
const person = { favorited_package_ids: [pack.id], favorited_brand_ids: [brand.id] };

const apiWith = (full = true) =>
  new FakeApi()
    .on('get', packages, () => ({ ...search, records: full ? [pack] : [], count: full ? 1 : 0 }))
    .on('get', brands, () => ({ records: full ? [brand] : [], count: full ? 1 : 0 }))
    .on('get', blocked, () => ({ records: full ? [entry] : [], count: full ? 1 : 0 }));
const heart = (name: string) => screen.findByRole('button', { name: `Favorite: ${name}` });

it.each([['/customer/1/favorites'], ['/customer/favorites']])(
  '[FAV-01] %s shows what one marked with a way to order it, and what is left out of searches',
  async (at) => {
    const api = apiWith();
    const { container } = await open(at, api, person);
    expect(await screen.findByRole('heading', { level: 1, name: 'Favorites & Block List' })).toBeVisible();
    await heart(pack.name);
    expect(screen.getByRole('link', { name: `Order: ${pack.name}` })).toHaveAttribute(
      'href',
      `/packages/${pack.slug}`,
    );
    expect(await screen.findByRole('link', { name: 'See food: Saffron Street' })).toHaveAttribute(
      'href',
      '/catering/saffron-street',
    );
    expect(await screen.findByRole('link', { name: 'Too Far Tacos' })).toBeVisible();
    expect(document.title).toContain('Favorites & Block List');
    expect(api.called('get', packages)[0]?.query.get('favorited')).toBe('true');
    expect((await axe(container)).violations).toEqual([]);
  },
);

it.each([
  ['FAV-02', 'package', pack.name, pack.id],
  ['FAV-03', 'brand', brand.name, brand.id],
] as const)('[%s] [FAV-04] takes a %s back once that is done, and marks it again', async (...favorite) => {
  const [, kind, name, id] = favorite;
  let answer = () => {};
  const api = apiWith();
  keepFavorites(api, pat(person), () => new Promise<void>((resolve) => (answer = resolve)));
  await open('/customer/1/favorites', api, person);
  await heart(name);
  const made: string[] = [];
  for (const [method, before, after] of [
    ['delete', 'true', 'false'],
    ['post', 'false', 'true'],
  ] as const) {
    fireEvent.click(await heart(name));
    made.push(`${method} /cpi/v1/orderer/${kind}s/${id}/favorite`);
    await waitFor(() => expect(favoriteCalls(api)).toEqual(made));
    expect(await heart(name)).toHaveAttribute('aria-pressed', before);
    answer();
    await waitFor(async () => expect(await heart(name)).toHaveAttribute('aria-pressed', after));
  }
});

it.each([
  ['package', pack.name],
  ['brand', brand.name],
] as const)(
  '[FAV-04] [FAV-05] keeps what it shows of a %s and says the message of the server where a call failed',
  async (kind, name) => {
    const path = `/cpi/v1/orderer/${kind}s/{id}/favorite` as const;
    const refusal = new Refusal(503, 'busy', { message: 'Please try again in a moment.' });
    const api = apiWith().on('delete', path, () => refusal);
    const { notices } = await open('/customer/1/favorites', api, person);
    fireEvent.click(await heart(name));
    await waitFor(() =>
      expect(notices).toEqual([{ kind: 'error', message: 'Please try again in a moment.' }]),
    );
    expect(await heart(name)).toHaveAttribute('aria-pressed', 'true');
  },
);

it('takes a restaurant off the block list once that is done', async () => {
  const api = apiWith().on('delete', `${blocked}/{id}`, () => {
    api.on('get', blocked, () => ({ records: [], count: 0 }));
    return undefined;
  });
  const { notices } = await open('/customer/1/favorites', api, person);
  fireEvent.click(await screen.findByRole('button', { name: 'Unblock Too Far Tacos' }));
  expect(await screen.findByText('Nothing is left out')).toBeVisible();
  expect(api.called('delete', `${blocked}/{id}`)[0]?.params.id).toBe('7');
  expect(notices).toEqual([{ kind: 'success', message: 'Your searches find Too Far Tacos again.' }]);
});

it('says what to do where there is nothing yet', async () => {
  await open('/customer/1/favorites', apiWith(false));
  const packagesPart = await screen.findByRole('region', { name: 'Packages' });
  expect(await within(packagesPart).findByText('No favorite packages yet')).toBeVisible();
  expect(await screen.findByText('No favorite restaurants yet')).toBeVisible();
  expect(await screen.findByText('Nothing is left out')).toBeVisible();
});
