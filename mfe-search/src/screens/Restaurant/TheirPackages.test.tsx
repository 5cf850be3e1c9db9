import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAnswer, aPackage } from '../../test/fixtures';
import { selling } from '../../test/menu';
import { faultsOf, open } from '../../test/render';
import { Refusal } from '../../test/server';

const search = '/cpi/v1/public/packages/search';
const curry = aPackage({ minimum_headcount: 10 });
const feast = aPackage({ id: 8, slug: 'feast', name: 'Feast', minimum_headcount: 20 });

/** A restaurant with two packages of different minimum headcounts, without pickup. */
const sellingTwo = () =>
  selling().on('get', search, ({ query }) => {
    const people = Number(query.get('headcount') ?? Infinity);
    const isDelivered = query.get('pickup') !== 'true';
    return anAnswer([curry, feast].filter((each) => isDelivered && each.minimum_headcount <= people));
  });
const findTheirs = async () => within(await screen.findByRole('region', { name: 'Packages' }));
const findLine = async (words: string) => (await findTheirs()).findByText(words);
const cardOf = ({ name }: typeof curry) => screen.getByRole('link', { name }).closest('li');
const cards = () => [cardOf(curry), cardOf(feast)];
const asked = (server: ReturnType<typeof sellingTwo>) =>
  server.called('get', search).map(({ query }) => query);

it('keeps each package in its place while the event is changed below them, and says what does not fit it', async () => {
  const user = userEvent.setup();
  const { container } = await open('/brands/saffron-street?place_id=1&headcount=20', {
    server: sellingTwo(),
  });
  expect(await findLine('2 of 2 packages fit this event.')).toBeVisible();
  const before = cards();
  const people = await screen.findByRole('textbox', { name: 'People' });
  await user.clear(people);
  await user.type(people, '15{Tab}');
  expect(await findLine('1 of 2 packages fits this event.')).toHaveAttribute('role', 'status');
  cards().forEach((card, place) => expect(card).toBe(before[place]));
  expect(before[0]).toHaveTextContent('$381.31');
  expect(before[1]).toHaveTextContent('The headcount must be at least 20.');
  expect(before[1]).not.toHaveTextContent('$381.31');
  expect(await faultsOf(container)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Pickup' }));
  expect(await findLine('0 of 2 packages fit this event.')).toBeVisible();
  cards().forEach((card, place) => expect(card).toBe(before[place]));
  expect(before[0]).toHaveTextContent('Not for this event: its page says why.');
});

it('takes the number that a menu is looked at with for no choice of a headcount', async () => {
  const user = userEvent.setup();
  const { server } = await open('/brands/saffron-street?place_id=1', { server: sellingTwo() });
  expect(await screen.findByRole('textbox', { name: 'People' })).toHaveValue('10');
  await screen.findByRole('link', { name: feast.name });
  await user.click(screen.getByRole('radio', { name: 'Pickup' }));
  await waitFor(() => expect(asked(server).at(-1)?.get('pickup')).toBe('true'));
  expect(asked(server).filter((query) => query.has('headcount'))).toEqual([]);
});

it('counts them without an event, and keeps them where one can not be asked about', async () => {
  const server = selling().on('get', search, ({ query }) =>
    query.has('start_date')
      ? new Refusal(422, 'record_invalid', { message: 'This date is in the past.' })
      : anAnswer([curry, feast]),
  );
  const { unmount } = await open('/brands/saffron-street', { server });
  expect(await findLine('2 packages.')).toBeVisible();
  unmount();
  await open('/brands/saffron-street?place_id=1&start_date=2020-01-01', { server });
  expect(await findLine('This date is in the past.')).toBeVisible();
  expect(cards()).not.toContain(null);
});

it('says of none that it does not fit where nobody could be asked', async () => {
  const server = selling().on('get', search, ({ query }) =>
    query.has('headcount')
      ? new Refusal(500, 'internal', { message: 'Something went wrong.' })
      : anAnswer([curry, feast]),
  );
  await open('/brands/saffron-street?place_id=1&headcount=20', { server });
  expect(await findLine('Something went wrong.')).toBeVisible();
  await screen.findByRole('link', { name: feast.name });
  for (const card of cards()) {
    expect(card).toHaveTextContent('$381.31');
    expect(card).not.toHaveTextContent('Not for this event');
  }
});
