import { errorCodes, type PollStatus } from '@copper-carrot/contracts';
import { createHash } from 'node:crypto';
import { addHours } from './clock';
import { type DemoOrder } from './demo-order';
import { firstNames, lastNames } from './people.data';
import { type Random } from '../random';
import { type DemoDataset } from './dataset';

/** Adds polls in every state with their options, invitations and selections, also of people without an account. */
export function addPolls(dataset: DemoDataset, orders: readonly DemoOrder[]): void {
  const random = dataset.random.fork('polls');
  const eligible = orders.filter(({ pack }) => pack.groupEligible);
  // The first office's own come first in each state: its people are those whom a demo signs in as.
  const [office] = dataset.teams;
  const carts = eligible
    .filter(({ state }) => state === 'in_cart')
    .sort((one, other) => Number(other.team === office) - Number(one.team === office));
  const sent = eligible.filter(({ state }) => state === 'fulfilled' || state === 'accepted');
  const plan: [PollStatus, DemoOrder | undefined][] = [];
  const take = (status: PollStatus, from: DemoOrder[], count: number) => {
    for (const order of from.splice(0, count)) plan.push([status, order]);
  };
  const small = dataset.size === 'small';
  take('open', carts, 2);
  take('closed', carts, 1);
  take('applied', carts, 1);
  take('open', carts, small ? 1 : 8);
  take('closed', carts, small ? 0 : 4);
  take('applied', carts, small ? 0 : 2);
  take('submitted', sent, small ? 3 : 30 - plan.length);
  plan.forEach(([status, order], index) => {
    if (order) addPoll(dataset, order, status, index, random.fork(index));
  });
}

function addPoll(
  dataset: DemoDataset,
  order: DemoOrder,
  status: PollStatus,
  index: number,
  random: Random,
): void {
  const choice = order.pack.choices.find(({ type }) => type === 'constant_sum');
  if (!choice) return;
  const { tables } = dataset;
  const id = tables.nextId('order_polls');
  const code = createHash('sha256').update(`poll/${order.id}`).digest('hex').slice(0, 12);
  const cutoff = addHours(order.startAt, -order.pack.leadTimeHours - 24);
  const over = status !== 'open';
  const reference = order.submittedAt ?? dataset.now;
  const expires = over ? addHours(reference, status === 'submitted' ? -2 : -random.int(3, 20)) : cutoff;
  // The second open poll sends itself when it ends.
  const scheduled = status === 'open' && index === 1;
  // Of the first, each pays a dollar of a plain meal themselves, and so they did of the first that was ordered.
  const allowance = status === 'open' || status === 'submitted' ? firstOf(dataset, status, order) : null;
  // What it sends by itself, nobody changes until then.
  if (scheduled) order.row.waits_for_poll = true;
  // The first that is closed was to send its order, and could not.
  const failed = status === 'closed' && tables.of('order_polls').every((poll) => poll.status !== 'closed');
  tables.add('order_polls', {
    id,
    code,
    order_id: order.id,
    package_item_id: choice.id,
    status,
    expires_at: expires.toISOString(),
    auto_submit: scheduled,
    scheduled_at: scheduled ? addHours(dataset.now, -5).toISOString() : null,
    armed_by: scheduled ? order.user.id : null,
    maximum_total_cents: scheduled ? 150_000 : null,
    failure_code: failed ? errorCodes.submit.paymentFailed : null,
    failure_message: failed ? 'Your card was declined.' : null,
    failed_at: failed ? addHours(expires, 0.1).toISOString() : null,
    closed_at: over ? expires.toISOString() : null,
    reminded_at: (over ? expires : dataset.now).toISOString(),
    meal_allowance_cents: allowance,
    extra_headcount_for_auto_submit: scheduled ? 2 : 0,
    combo_creation_allowed: random.chance(0.3) || index === 0,
    selections_applied_at:
      status === 'applied' || status === 'submitted' ? addHours(expires, 0.5).toISOString() : null,
    created_by: order.user.id,
    created_at: addHours(over ? expires : dataset.now, -30).toISOString(),
  });
  choice.options.forEach((option, position) =>
    tables.add('poll_options', {
      id: tables.nextId('poll_options'),
      poll_id: id,
      package_item_option_id: option.id,
      position,
    }),
  );
  addSelections(
    dataset,
    order,
    {
      id,
      over,
      allowance,
      isOrdered: status === 'submitted',
      openedAt: addHours(over ? expires : dataset.now, -28),
      options: choice.options,
    },
    random,
  );
}

/** A dollar less than a plain meal costs, in cents, where no poll of that state stands yet; null otherwise. */
const firstOf = ({ tables }: DemoDataset, status: PollStatus, { pack }: DemoOrder): number | null =>
  tables.of('order_polls').every((poll) => poll.status !== status) ? pack.priceCents - 100 : null;

interface OpenPoll {
  id: number;
  over: boolean;
  /** What the organization pays of a meal, in cents; null where it pays all of it. */
  allowance: number | null;
  isOrdered: boolean;
  openedAt: Date;
  options: DemoOrder['pack']['choices'][number]['options'];
}

function addSelections(dataset: DemoDataset, order: DemoOrder, poll: OpenPoll, random: Random): void {
  const { tables } = dataset;
  const popular = poll.options.map((option, index) => [option, poll.options.length - index + 1] as const);
  // An applied poll holds no more than was ordered of each option.
  const left = new Map(order.chosen.map(({ option, qty }) => [option.id, qty]));
  const members = order.team.members.map(({ user }) => user);
  members.forEach((user, index) =>
    tables.add('poll_invitees', {
      id: tables.nextId('poll_invitees'),
      poll_id: poll.id,
      user_id: user.id,
      email: user.email,
      name: user.name,
      invited_at: addHours(poll.openedAt, -1 + index * 0.01).toISOString(),
    }),
  );
  const guests = Array.from({ length: random.int(1, 3) }, (_, index) => ({ id: null, index }));
  const voters = [...members.filter(() => random.chance(poll.over ? 0.9 : 0.6)), ...guests];
  voters.forEach((voter, index) => {
    const optedOut = random.chance(0.06);
    const option = poll.over
      ? poll.options.find(({ id }) => (left.get(id) ?? 0) > 0)
      : random.weighted(popular);
    if (!optedOut && !option) return;
    if (option && !optedOut) left.set(option.id, (left.get(option.id) ?? 0) - 1);
    const isMember = voter.id !== null;
    const name =
      isMember && 'name' in voter ? voter.name : `${random.pick(firstNames)} ${random.pick(lastNames)}`;
    const selectionId = tables.nextId('poll_selections');
    const share =
      poll.allowance === null || !option || optedOut
        ? 0
        : Math.max(0, order.pack.priceCents + option.priceCents - poll.allowance);
    tables.add('poll_selections', {
      id: selectionId,
      own_share_cents: share,
      poll_id: poll.id,
      user_id: voter.id,
      name,
      email: isMember && 'email' in voter ? voter.email : `visitor${index}@example.com`,
      package_item_option_id: optedOut ? null : (option?.id ?? null),
      opted_out: optedOut,
      dietary: option?.dietaryTags.includes('vegetarian') && !optedOut ? ['vegetarian'] : [],
      note: random.pick(['', '', '', '', 'Dressing on the side, please', 'Extra spicy', 'No onions']),
      guest_token_hash: isMember
        ? null
        : `\\x${createHash('sha256').update(`poll/${poll.id}/${index}`).digest('hex')}`,
      created_at: addHours(poll.openedAt, random.next() * 26).toISOString(),
    });
    if (poll.isOrdered && share > 0)
      tables.add('poll_selection_bills', {
        id: tables.nextId('poll_selection_bills'),
        poll_selection_id: selectionId,
        amount_cents: share,
        created_at: addHours(poll.openedAt, 28).toISOString(),
      });
  });
}
