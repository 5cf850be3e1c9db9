import { inZone, type Schemas } from '@copper-carrot/contracts';
import { itIsTime } from './brought-about';
import { query } from './database';
import { makePerson } from './made-people';
import { offerThatMoves } from './placed-order';
import { ordersBase, readyCart } from './ready-cart';

/** A person with a complete cart, and a colleague to invite. */
export async function lunchClub() {
  const owner = await makePerson([{ name: 'Lunch Club' }]);
  const colleague = await makePerson();
  await query(
    `insert into memberships (user_id, team_id, role) select id, $2, 'orderer' from users where email = $1`,
    [colleague.email, owner.teamIds[0]],
  );
  const offer = await offerThatMoves(owner);
  const orderId = await readyCart(owner, offer, { teamId: owner.teamIds[0] });
  const pollOf = () => owner.call<Schemas['Poll']>('GET', `${ordersBase}/orders/${orderId}/poll`);
  const orderOf = () => owner.call<Schemas['Order']>('GET', `${ordersBase}/orders/${orderId}`);
  return { owner, colleague, orderId, pollOf, orderOf };
}
export type Club = Awaited<ReturnType<typeof lunchClub>>;

/** Starts the poll with the colleague, until the ordering deadline. */
export async function ask(
  { owner, colleague, orderId, orderOf }: Club,
  wish: Partial<Schemas['NewPollBody']['order_poll']> = {},
): Promise<Schemas['Poll']> {
  const { cutoff_at: latest, time_zone: zone } = await orderOf();
  const { date: end_date, time: end_time } = inZone(latest ?? '', zone ?? 'UTC');
  return owner.call<Schemas['Poll']>('POST', `${ordersBase}/orders/${orderId}/poll`, {
    body: { order_poll: { end_date, end_time, invitees: [{ email: colleague.email }], ...wish } },
  });
}

/** The colleague picks two of the first dish. */
export async function answer({ colleague, pollOf }: Club): Promise<number> {
  const { code, poll_options } = await pollOf();
  const option = poll_options[0]?.package_item_option_id ?? 0;
  await colleague.call('POST', `${ordersBase}/order_polls/${code}/selections`, {
    body: { poll_selection: { package_item_option_id: option, qty: 2 } },
  });
  return option;
}

/** Sets the order to one portion of a dish, and the rest of another. */
export async function orderOneOf({ owner, orderId, orderOf, pollOf }: Club, option: number): Promise<void> {
  const { poll_options, package_item_id: item_id } = await pollOf();
  const ids = poll_options.map(({ package_item_option_id: id }) => id);
  const other = ids.find((id) => id !== option) ?? 0;
  const { chosen_options: chosen, headcount } = await orderOf();
  const rest = chosen
    .filter((each) => each.item_id !== item_id)
    .map(({ option_id, qty }) => ({ option_id, qty }));
  const dishes = [
    { option_id: option, qty: 1 },
    { option_id: other, qty: (headcount ?? 1) - 1 },
  ];
  await owner.call('PATCH', `${ordersBase}/orders/${orderId}`, {
    body: { order: { chosen_options: [...rest, ...dishes] } },
  });
}

/** Ends the poll. */
export async function endNow({ pollOf }: Club): Promise<void> {
  const { code } = await pollOf();
  const [poll] = await query<{ id: number }>(
    'update order_polls set expires_at = now() where code = $1 returning id',
    [code],
  );
  if (!poll) throw new Error('There is no such poll.');
  await itIsTime('poll', poll.id);
}
