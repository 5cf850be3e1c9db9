import { catererCampaigns } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aCampaign, aCatererCampaign, anUpdate, FakeServer } from '../../test/server';
import { open } from '../../test/open';

const inBoston = { place: { id: 2, label: 'Boston and Cambridge' } };

function fullApi(caterers = 2) {
  const api = new FakeServer();
  api.campaigns = [
    aCampaign(1, { name: 'Night suppers' }),
    aCampaign(2, { name: 'Boston breakfasts', ...inBoston }),
    ...Array.from({ length: caterers }, (_, index) =>
      aCatererCampaign(10 + index, { name: `Kitchen ${index + 1}` }),
    ),
  ];
  return api;
}
const section = (name: string) => screen.findByRole('region', { name });
const names = (part: HTMLElement) =>
  within(part)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('[CARE-01] [CARE-02] lists the campaigns of place 1, then those of the place that is chosen', async () => {
  const user = userEvent.setup();
  const api = fullApi();
  await open('/cares', api);
  expect(names(await section('Meals for hospitals'))).toEqual(['Night suppers']);
  expect(api.asked('covid_hospital')).toEqual([{ campaign_type: 'covid_hospital', place_id: '1' }]);
  const selector = await screen.findByRole('button', { name: /New York City/ });
  await user.click(selector);
  await user.click(await screen.findByRole('option', { name: 'Boston and Cambridge' }));
  expect(await screen.findByRole('heading', { name: 'Boston breakfasts' })).toBeVisible();
  expect(screen.queryByText('Night suppers')).toBeNull();
  expect(api.asked('covid_hospital').at(-1)).toMatchObject({ place_id: '2' });
});

it.each(['99999999999', '0', '1.5', 'here'])(
  '[CARE-02] shows place 1 where the address names a place that none can be: %s',
  async (place) => {
    await open(`/cares?place_id=${place}`, fullApi());
    expect(names(await section('Meals for hospitals'))).toEqual(['Night suppers']);
  },
);

it('[CARE-07] shows the campaigns of caterers after those of hospitals', async () => {
  await open('/cares', fullApi());
  expect(names(await section('Caterers for their neighbors'))).toEqual(['Kitchen 1', 'Kitchen 2']);
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections.slice(0, 2)).toEqual(['Meals for hospitals', 'Caterers for their neighbors']);
});

it('[CARE-08] asks for 3 campaigns of caterers first, and for 15 more at each load', async () => {
  const user = userEvent.setup();
  const api = fullApi(20);
  await open('/cares', api);
  const part = await section('Caterers for their neighbors');
  expect(names(part)).toHaveLength(3);
  await user.click(within(part).getByRole('button', { name: 'Show more campaigns' }));
  await waitFor(() => expect(names(part)).toHaveLength(18));
  await user.click(within(part).getByRole('button', { name: 'Show more campaigns' }));
  await waitFor(() => expect(names(part)).toHaveLength(20));
  expect(within(part).queryByRole('button')).toBeNull();
  expect(api.asked('covid_caterer').map(({ limit }) => limit)).toEqual(['3', '18', '33']);
});

it('stops at as many campaigns as the API gives at once', async () => {
  await open('/cares', fullApi(catererCampaigns.most + 5));
  const part = await section('Caterers for their neighbors');
  for (let shown: number = catererCampaigns.initial; shown < catererCampaigns.most;) {
    fireEvent.click(within(part).getByText('Show more campaigns'));
    shown = Math.min(shown + catererCampaigns.step, catererCampaigns.most);
    await within(part).findByText(`${shown} of ${catererCampaigns.most + 5} campaigns`);
  }
  expect(within(part).queryByText('Show more campaigns')).toBeNull();
  // Two hundred campaigns, in several steps, on a busy machine.
}, 60_000);

it('[CARE-09] shows featured news with a way to its campaign', async () => {
  const api = fullApi();
  api.updates = [anUpdate(1, aCatererCampaign(10)), anUpdate(2, aCampaign(1))];
  await open('/cares', api);
  const part = await section('News from the kitchens');
  expect(await within(part).findAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(
    within(part)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/cares/caterers/campaign-10', '/cares/campaign-1']);
  expect(api.newsAsked()).toEqual([{ featured: 'true' }]);
});

it('adds up what hospitals and caterers of the place raised and brought', async () => {
  await open('/cares', fullApi(2));
  const totals = await section('Together in New York City');
  expect(totals).toHaveTextContent('$750');
  expect(totals).toHaveTextContent('270');
  expect(screen.getByRole('meter', { name: 'Raised for Night suppers' })).toHaveAttribute(
    'aria-valuetext',
    '$250 of $1,000, 25%',
  );
});

it('says so where a place has no campaign, and leads back to one that has', async () => {
  const api = fullApi();
  api.campaigns = api.campaigns.filter(({ place }) => place.id === 1);
  await open('/cares?place_id=2', api);
  expect(await screen.findByText('No campaign in Boston and Cambridge yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See New York City' })).toHaveAttribute('href', '/cares');
});

const refusal = (status: number) => new Refusal(status, 'refused', { message: `Refused with ${status}` });

it.each([
  ['covid_hospital', 404, '404'],
  ['covid_caterer', 500, "500 - We're sorry but something went wrong!"],
] as const)(
  '[CARE-10] goes to the error page when the list of %s fails with %i',
  async (list, status, name) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = fullApi();
    api.refusals = { [list]: refusal(status) };
    await open('/cares', api);
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(screen.getByText(`Refused with ${status}`)).toBeVisible();
  },
);

it('lives on without the news, and brings them when they are asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = fullApi();
  api.updates = [anUpdate(1, aCampaign(1))];
  api.refusals = { news: refusal(500) };
  await open('/cares', api);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We could not load the newsRefused with 500');
  expect(names(await section('Meals for hospitals'))).toEqual(['Night suppers']);
  api.refusals = {};
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'News 1' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that there are no places to choose where they did not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = fullApi();
  api.on('get', '/cpi/v1/public/places', () => refusal(500));
  await open('/cares', api);
  expect(await screen.findByRole('button', { name: /No places just now/ })).toBeDisabled();
  expect(names(await section('Meals for hospitals'))).toEqual(['Night suppers']);
});

it('asks again on the next visit after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const cache = new Map();
  const api = fullApi();
  api.refusals = { covid_hospital: refusal(404) };
  const { unmount } = await open('/cares', api, cache);
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  unmount();
  api.refusals = {};
  await open('/cares', api, cache);
  expect(await section('Meals for hospitals')).toBeVisible();
});

it('has no accessibility faults, and no way to donate that leads nowhere', async () => {
  const api = fullApi(4);
  api.updates = [anUpdate(1, aCampaign(1))];
  const { container } = await open('/cares', api);
  await section('Meals for hospitals');
  await screen.findByText('News 1');
  expect((await axe(container)).violations).toEqual([]);
  expect(screen.queryByText(/donate/i)).toBeNull();
});
