import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aCampaign, aCatererCampaign, anUpdate, FakeServer } from '../../test/server';
import { open } from '../../test/open';

const hospital = aCampaign(1, { name: 'Night suppers', slug: 'night-suppers', raised: 1250 });
const caterer = aCatererCampaign(2, { name: 'Feed the block', slug: 'feed-the-block' });

function api() {
  const made = new FakeServer();
  made.campaigns = [hospital, caterer];
  made.updates = [anUpdate(1, hospital), anUpdate(2, hospital), anUpdate(3, caterer)];
  return made;
}

it('[CARE-04] opens a campaign with its picture, story, thermometer and news', async () => {
  const { container } = await open('/cares/night-suppers', api());
  expect(await screen.findByRole('heading', { level: 1, name: 'Night suppers' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'A laid table' })).toHaveAttribute('src', '/pictures/a.svg');
  expect(screen.getByText('Every meal is brought by hand.')).toBeVisible();
  const news = within(screen.getByRole('region', { name: 'News' })).getAllByRole('heading', { level: 3 });
  expect(news.map(({ textContent }) => textContent)).toEqual(['News 1', 'News 2']);
  const meter = screen.getByRole('meter', { name: 'Raised for Night suppers' });
  expect(meter).toHaveAttribute('aria-valuenow', '1000');
  expect(meter).toHaveAttribute('aria-valuetext', '$1,250 of $1,000, 125%');
  expect(screen.getByText('Goal reached')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

it('[CARE-03] opens a campaign of a caterer, who can be visited', async () => {
  await open('/cares/caterers/feed-the-block', api());
  expect(await screen.findByRole('heading', { level: 1, name: 'Feed the block' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Saffron Street' })).toHaveAttribute(
    'href',
    '/catering/saffron-street',
  );
  expect(screen.getByRole('link', { name: 'Cares' })).toHaveAttribute('href', '/cares?place_id=1');
});

it('[CARE-10] goes to the error page where a campaign does not come', async () => {
  const refusal = new Refusal(400, 'refused', { message: 'No campaigns now.' });
  await open(
    '/cares/night-suppers',
    api().on('get', '/cpi/v1/public/charitable_causes/{id}', () => refusal),
  );
  expect(await screen.findByRole('heading', { name: /^500/ })).toBeVisible();
  expect(screen.getByText('No campaigns now.')).toBeVisible();
});

it.each(['/cares/no-such-campaign', '/cares/No_Such_Campaign', '/cares/caterers/night-suppers'])(
  '[CARE-10] goes to the error page for %s',
  async (path) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(path, api());
    expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
    expect(screen.getByText('This campaign could not be found.')).toBeVisible();
  },
);
