import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { openScreen } from '@copper-carrot/shell/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { open } from '../../test/open';

const uuid = '6f1d6b0e-5f0e-4c5e-9d43-0a4a0b6a7c11';
const reward = { coins: 1000, amount: 10 };
const referrals: Schemas['Referral'][] = [
  { id: 2, name: 'Robin', joined_at: '2026-11-20T10:00:00.000Z', rewarded_at: null, coins: 0 },
  {
    ...{ id: 1, name: 'Sam', joined_at: '2026-10-20T10:00:00.000Z' },
    ...{ rewarded_at: '2026-11-02T10:00:00.000Z', coins: 1000 },
  },
];

const opening = (api: FakeApi) => openScreen(remote, `/refer/${uuid}`, { api, as: null });

it('[PAGE-07] /refer shows one’s own link, and who signed up by it', async () => {
  const api = new FakeApi()
    .on('get', '/cpi/v2/orderer/referrals/link', () => ({ uuid, path: `/refer/${uuid}`, ...reward }))
    .on('get', '/cpi/v2/orderer/referrals', () => ({ records: referrals, count: 2 }));
  const { container } = await open('/refer', api);
  expect(await screen.findByDisplayValue(new RegExp(`/refer/${uuid}$`))).toBeVisible();
  const table = await screen.findByRole('grid', { name: 'Who signed up by your link' });
  expect(within(table).getByText('After their first order')).toBeVisible();
  expect(within(table).getByText('+1,000')).toBeVisible();
  expect(screen.getByText(/food for \$50 or more/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

it('[PAGE-07] /refer/{uuid} says who sends what, and leads to a sign-up that counts for them', async () => {
  const referrer = { uuid, first_name: 'Ada', is_own: false, ...reward };
  const api = new FakeApi().on('get', '/cpi/v2/public/referrals/{uuid}', () => referrer);
  await opening(api);
  expect(await screen.findByRole('heading', { name: 'Ada sends you $10 for lunch' })).toBeVisible();
  expect(screen.getByText(/food for \$50 or more/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', `/sign-up?referral=${uuid}`);
});

it('[PAGE-07] says of a link that nobody has that it is not known', async () => {
  await opening(
    new FakeApi().on('get', '/cpi/v2/public/referrals/{uuid}', () => new Refusal(404, 'not_found')),
  );
  expect(await screen.findByRole('heading', { name: 'This link is not known' })).toBeVisible();
});

it('tells those who have an account that the link is not for them', async () => {
  const referrer = { uuid, first_name: 'Pat', is_own: true, ...reward };
  const api = new FakeApi().on('get', '/cpi/v2/public/referrals/{uuid}', () => referrer);
  await open(`/refer/${uuid}`, api);
  expect(await screen.findByRole('heading', { name: 'This is your own link' })).toBeVisible();
});
