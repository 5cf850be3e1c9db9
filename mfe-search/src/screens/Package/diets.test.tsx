import { screen, within } from '@testing-library/react';
import { aPackageView } from '../../test/fixtures';
import { open } from '../../test/render';
import { path } from '../../test/package';
import { FakeServer } from '../../test/server';

const block = async () => within(await screen.findByRole('region', { name: 'Diets and allergens' }));
const lines = async () => (await block()).getAllByRole('listitem').map(({ textContent }) => textContent);

it('says of each diet how much of each course is good for it, and where that is no meal', async () => {
  await open(path);
  expect(await lines()).toEqual([
    'Vegan: 1 of 3 mains, none of 3 sides · not a full meal',
    'Gluten free: all 3 mains, 2 of 3 sides',
  ]);
});

it('says what is in a dish, and when its caterer said so', async () => {
  await open(path);
  expect(
    (await block()).getByText(
      'Saffron Street stated the allergens on Mar 2, 2026; each dish says what it contains.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Contains milk and tree nuts')).toBeVisible();
});

it('says that nothing was stated, and marks nothing', async () => {
  const server = new FakeServer();
  const pack = aPackageView({ diets: [], dietary_tags: ['contains_nuts'], allergens_stated_on: null });
  const choices = pack.choices.map((choice) => ({
    ...choice,
    options: choice.options.map((option) => ({ ...option, allergens: [] })),
  }));
  server.pack = { ...pack, choices };
  await open(path, { server });
  const words = await block();
  expect(words.getByText('No dish is marked for a diet.')).toBeVisible();
  expect(words.getByText('Some dishes contain nuts.')).toBeVisible();
  expect(words.getByText(/^Saffron Street has not stated allergens/)).toBeVisible();
});

it('does not say that nothing was stated above dishes that say what they contain', async () => {
  const server = new FakeServer();
  server.pack = aPackageView({ allergens_stated_on: null });
  await open(path, { server });
  expect(
    (await block()).getByText(
      'Saffron Street has not confirmed the allergens: a dish may contain more than it says. Ask them before you order for somebody with an allergy.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Contains milk and tree nuts')).toBeVisible();
});
