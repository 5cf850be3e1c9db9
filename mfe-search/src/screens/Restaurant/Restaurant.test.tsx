import { screen, within } from '@testing-library/react';
import { anAnswer } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { aCaterer, FakeServer } from '../../test/server';

it.each(['/brands/saffron-street', '/catering/saffron-street'])(
  'shows at %s who they are, their packages and their menu',
  async (path) => {
    const server = new FakeServer().on('get', '/cpi/v1/public/packages/{id}/caterer', () =>
      aCaterer({
        kitchens: [
          {
            ...{ id: 1, name: 'Midtown', city: 'New York', state: 'NY' },
            latitude: 40.7,
            longitude: -74,
            pickup_allowed: true,
          },
        ],
      }),
    );
    const { container } = await open(`${path}?place_id=1&headcount=20`, { server });
    expect(await screen.findByRole('heading', { level: 1, name: 'Saffron Street' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Curry table' })).toHaveAttribute(
      'href',
      '/packages/curry-table?place_id=1&headcount=20',
    );
    expect(screen.getByText('Goan fish curry')).toBeInTheDocument();
    expect(screen.getByText('$12.25')).toBeInTheDocument();
    const people = await screen.findByRole('region', { name: 'Who cooks' });
    expect(within(people).getByText('Three siblings run the pass.')).toBeInTheDocument();
    expect(within(people).getByRole('listitem')).toHaveTextContent('MidtownNew York, NY · pickup here');
    expect(server.called('get', '/cpi/v1/public/packages/search')[0]?.query.getAll('brand_id')).toEqual([
      '3',
    ]);
    expect(await faultsOf(container)).toEqual([]);
  },
);

it('says when none of their packages fits the event', async () => {
  const server = new FakeServer();
  server.packages = anAnswer([]);
  await open('/brands/saffron-street?place_id=1&headcount=9000', { server });
  expect(await screen.findByText('No packages for this event')).toBeInTheDocument();
});
