import { Refusal } from '@copper-carrot/contracts/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';
import { aCampaign, FakeServer } from '../../test/server';

const campaign = aCampaign(1, {
  name: 'Night suppers',
  slug: 'night-suppers',
  raised: 250,
  meals_delivered: 1540,
});
function api() {
  const made = new FakeServer();
  made.campaigns = [campaign];
  return made;
}

it.each(['card', 'wide', 'bar'])(
  '[CARE-06] shows how far a campaign is, whom it fed, and the way to give: as %s',
  async (size) => {
    const { container } = await open(`/cares/night-suppers/widget?size=${size}&color=leaf&theme=dark`, api());
    expect(await screen.findByRole('heading', { level: 1, name: 'Night suppers' })).toBeVisible();
    expect(screen.getByText(/1,540 people fed/)).toBeVisible();
    const give = screen.getByRole('link', { name: 'Give to Night suppers' });
    expect(give).toHaveAttribute('href', '/cares/night-suppers/donate');
    expect(give).toHaveAttribute('target', '_blank');
    expect(give).toHaveAttribute('rel', 'noopener');
    if (size !== 'bar')
      expect(screen.getByRole('meter', { name: 'Raised for Night suppers' })).toHaveAttribute(
        'aria-valuenow',
        '250',
      );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  },
);

it('says that its campaign has ended, and where others are', async () => {
  await open('/cares/no-such-campaign/widget', api());
  expect(await screen.findByText('This campaign has ended')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the campaigns that run now' })).toHaveAttribute(
    'href',
    '/cares',
  );
});

it('says that its campaign did not load, and is no error page', async () => {
  const refusal = new Refusal(400, 'refused', { message: 'No campaigns now.' });
  await open(
    '/cares/night-suppers/widget',
    api().on('get', '/cpi/v1/public/charitable_causes/{id}', () => refusal),
  );
  expect(await screen.findByText('This campaign did not load')).toBeVisible();
});
