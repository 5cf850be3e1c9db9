import type { Schemas } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { open, openToPay, place, section, submits, withOrder } from '../../test/checkout';
import { aCard } from '../../test/fixtures';
import { faultsOf } from '../../test/render';
import { type FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const details = () => within(section('Details'));
const late = (code: string, next: string | null = '2099-03-05') =>
  new Refusal(422, code, { message: 'It is too late for that date.', context: { next_date: next } });

const against = (server: FakeServer, { body }: Refusal) =>
  server.on('post', `${orderPath}/check_validity`, () => ({ valid: false, errors: [body] }));

test.each(['submit_order-caterer_unavailable', 'submit_order-date_in_past'])(
  '%s offers the next date that would do, beside the date',
  async (code) => {
    const server = against(withOrder({}), late(code));
    await open(server);
    const take = await details().findByRole('button', { name: 'Take Thu 03/05/2099' });
    expect(details().getByText('It is too late for that date.')).toBeVisible();
    const date = details().getByRole('button', { name: /^Date/ });
    expect(date.compareDocumentPosition(take)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await faultsOf(section('Details'))).toEqual([]);
    server.on('post', `${orderPath}/check_validity`, () => ({ valid: true, errors: [] }));
    fireEvent.click(take);
    await waitFor(() => expect(server.patches()).toEqual([{ order: { start_date: '2099-03-05' } }]));
    await waitFor(() => expect(take).not.toBeInTheDocument());
  },
);

test('a date that was refused is not saved again as it is, and no last moment of another one is said', async () => {
  const server = withOrder({ time_zone: 'America/New_York' }).on('patch', orderPath, () =>
    late('submit_order-caterer_unavailable'),
  );
  const { user } = await open(server);
  expect(details().getByText(/Order by/)).toBeVisible();
  await user.click(details().getByRole('button', { name: /^Date/ }));
  await user.click(await screen.findByRole('button', { name: /March 3, 2099/ }));
  expect(await details().findByText('This part is kept here, but not saved yet.')).toBeVisible();
  expect(details().getByRole('button', { name: 'Take Thu 03/05/2099' })).toBeVisible();
  expect(details().queryByRole('button', { name: 'Save again' })).not.toBeInTheDocument();
  expect(details().queryByText(/Order by/)).not.toBeInTheDocument();
});

test('a date that stands in red comes before the question how it is paid', async () => {
  const server = against(withOrder({}), late('submit_order-date_in_past'));
  server.cards = [aCard(), aCard({ id: 6, last4: '4444' })];
  const { user } = await openToPay(server);
  await details().findByText('It is too late for that date.');
  await user.click(place());
  await waitFor(() => expect(details().getByRole('button', { name: /^Date/ })).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(submits(server)).toEqual([]);
});

test.each<[string, Partial<Schemas['Order']>, boolean]>([
  ['that lies ahead', { cutoff_at: '2099-03-03T20:00:00.000Z' }, true],
  ['that has gone by', { cutoff_at: '2020-03-03T20:00:00.000Z' }, false],
])('the last moment to order %s', async (_which, values, isSaid) => {
  await open(withOrder({ time_zone: 'America/New_York', ...values }));
  expect(details().queryByText(/Order by/) !== null).toBe(isSaid);
});

describe('what the notice of the kitchen rules out', () => {
  const why = 'The soonest the kitchen can do is Tue 03/03/2099 at 3:00 pm.';
  const soon = {
    ...{ start_date: '2099-03-05', start_time: '12:00', time_zone: 'America/New_York' },
    earliest_start: { start_date: '2099-03-03', start_time: '15:00' },
  };
  type User = Awaited<ReturnType<typeof open>>['user'];
  const calendar = async (user: User) => {
    await user.click(details().getByRole('button', { name: /^Date/ }));
    await screen.findByRole('grid');
    return (day: RegExp) => screen.getByRole('button', { name: day });
  };
  const times = async (user: User) => {
    await user.click(details().getByRole('button', { name: /Time$/ }));
    return (time: string) => screen.getByRole('option', { name: time });
  };

  test('is no day of the calendar, which says why', async () => {
    const { user } = await open(withOrder(soon));
    const day = await calendar(user);
    expect(day(/March 2, 2099/)).toHaveAttribute('aria-disabled', 'true');
    expect(day(/March 3, 2099/)).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('application')).toHaveAccessibleDescription(why);
    expect(await faultsOf(screen.getByRole('dialog'))).toEqual([]);
  });

  test('leaves the first day to a time that it allows', async () => {
    const server = withOrder({ ...soon, start_time: '15:00' });
    const { user } = await open(server);
    const day = await calendar(user);
    await user.click(day(/March 3, 2099/));
    await waitFor(() => expect(server.patches()).toEqual([{ order: { start_date: '2099-03-03' } }]));
  });

  test('leaves each time to choose while the day itself is too early', async () => {
    const { user } = await open(withOrder({ ...soon, start_date: '2099-03-02' }));
    const time = await times(user);
    expect(time('9:00 am')).not.toHaveAttribute('aria-disabled');
  });

  test('is no time of the first day, which says why, and any of a later one', async () => {
    const { user, unmount } = await open(
      withOrder({ ...soon, start_date: '2099-03-03', start_time: '17:00' }),
    );
    expect(details().getByRole('button', { name: /Time$/ })).toHaveAccessibleDescription(
      expect.stringContaining('From 3:00 pm: the kitchen can’t do it sooner.'),
    );
    const time = await times(user);
    expect(time('2:45 pm')).toHaveAttribute('aria-disabled', 'true');
    expect(time('3:00 pm')).not.toHaveAttribute('aria-disabled');
    unmount();
    const whole = { start_date: '2099-03-03', start_time: '06:00' };
    const all = await open(withOrder({ ...soon, ...whole, earliest_start: whole }));
    expect(details().queryByText(/the kitchen can/i)).not.toBeInTheDocument();
    all.unmount();
    const later = await open(withOrder(soon));
    expect(details().queryByText(/the kitchen can/i)).not.toBeInTheDocument();
    expect((await times(later.user))('6:00 am')).not.toHaveAttribute('aria-disabled');
  });

  test('is nothing to who may ignore availability and does, nor where it is not known', async () => {
    const server = withOrder(soon);
    server.order = { ...server.order, can: { ...server.order.can, ignore_checks: true } };
    const { user, unmount } = await open(server);
    await user.click(screen.getByRole('checkbox', { name: 'Ignore availability' }));
    expect((await calendar(user))(/March 3, 2099/)).not.toHaveAttribute('aria-disabled');
    unmount();
    const unknown = await open(withOrder({ ...soon, earliest_start: null }));
    expect((await calendar(unknown.user))(/March 2, 2099/)).not.toHaveAttribute('aria-disabled');
  });
});
