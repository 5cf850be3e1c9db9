import { screen } from '@testing-library/react';
import { aContentPage, aPlace, words } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { FakeServer, listOf } from '../../test/server';

it('[PAGE-15] says who we are, in figures that the catalogue has now', async () => {
  const records = [
    aPlace({ type_counts: { lunch_or_dinner: 185, breakfast: 42 } }),
    aPlace({
      enum: 10,
      label: 'Nashville',
      slug: 'nashville',
      brands_count: 24,
      type_counts: { dessert: 1000 },
    }),
  ];
  const server = new FakeServer().on('get', '/cpi/v1/public/places', () => ({ records, count: 2 }));
  server.on('post', '/_content/{collection}', ({ params, body }) =>
    listOf(
      params.collection === 'learn-more' && body.where?.slug === 'about'
        ? [aContentPage({ body: [{ kind: 'heading', level: 2, lines: [[words('Why we are here')]] }] })]
        : [],
    ),
  );
  const { container } = await open('/learn-more/about', { server });
  expect(await screen.findByRole('heading', { name: 'Why we are here', level: 2 })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Good food, from kitchens near your office',
  );
  const figures = await screen.findByRole('list', { name: 'In figures' });
  await screen.findByText('1,227');
  expect(figures).toHaveTextContent('2 places');
  expect(figures).toHaveTextContent('84 kitchens');
  expect(screen.getByRole('link', { name: 'Or call (855) 269-4056' })).toHaveAttribute(
    'href',
    'tel:+18552694056',
  );
  expect(await faultsOf(container)).toEqual([]);
});
