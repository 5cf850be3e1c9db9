import { href, isOpen } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { on, subscribe, type EventHandler } from '../events';
import type { Mail } from '../mail';
import { changeEvents, itemsForCaterer, OrderChange, type ChangedItem } from '../orders';
import { inDollars } from '../pricing';
import {
  changeApplied,
  changeByCaterer,
  changeDeclined,
  changeExpired,
  changeLapsed,
  changeMade,
  changeNotMade,
  changeReceived,
  changeRequested,
  changeWithdrawn,
  type ChangeMail,
} from './change.mails';
import { brandMailbox, describeOrder, toOwner } from './describe-order';

interface Recipients {
  owner?: Mail<ChangeMail>;
  caterer?: Mail<ChangeMail>;
}

/** Writes to one side or both about what became of a change; a site admin may have asked for silence. */
const write =
  (what: string, { owner, caterer }: Recipients): EventHandler<{ reason?: string; isHeard?: boolean }> =>
  async ({ id, subject, data: { reason, isHeard } }, transaction) => {
    // Whoever was there has their answer.
    if (isHeard) return;
    const change = await OrderChange.findByPk(subject.key, { transaction, rejectOnEmpty: true });
    if (change.skipNotifications) return;
    const told = await describeOrder(change.orderId, transaction);
    // An order that is over says so in a mail of its own.
    if (!isOpen(told.order.status)) return;
    const event = `order_change-${change.id}-${what}`;
    const items = change.proposal.items.map(inWords);
    if (owner) {
      const isSure = told.order.acceptedAt !== null;
      const data = {
        ...toOwner(told, id),
        money: totals(change),
        items,
        isSure,
        ...(reason ? { reason } : {}),
      };
      await owner.queue(transaction, { event, to: told.owner.email, data });
    }
    const theirs = itemsForCaterer(change.proposal.items).map(inWords);
    if (caterer && theirs.length > 0)
      await toCaterer(caterer, event, { told, change, items: theirs }, transaction);
  };

async function toCaterer(
  mail: Mail<ChangeMail>,
  event: string,
  of: { told: Awaited<ReturnType<typeof describeOrder>>; change: OrderChange; items: ChangeMail['items'] },
  transaction: Transaction,
) {
  const { order, forCaterer, kitchenTicket: ticket } = of.told;
  const cook = await brandMailbox(order.brandId, transaction);
  if (!cook) return;
  const path = href.catererOrder({ brandId: order.brandId, orderId: order.id });
  const payout = of.change.after.lines.reduce((sum, { catererCents }) => sum + catererCents, 0);
  const money: [string, string][] = [['Your payout with them', inDollars(payout)]];
  await mail.queue(transaction, {
    event,
    to: cook.email,
    data: { ...forCaterer, firstName: cook.firstName, path, money, items: of.items, ticket },
  });
}

const totals = ({ before, after }: OrderChange): [string, string][] => [
  ['Total before', inDollars(before.totalCents)],
  ['Total with them', inDollars(after.totalCents)],
];

const inWords = ({ label, before, after }: ChangedItem): [string, string] => [
  label,
  before === null && after === null
    ? 'another one'
    : `${after || 'nothing'}, instead of ${before || 'nothing'}`,
];

/** Who writes which mail after what; of one change in its order. */
export const changeMailSubscription = subscribe(
  'change_mails',
  on(changeEvents.requested, write('requested', { owner: changeRequested, caterer: changeReceived })),
  on(changeEvents.applied, write('applied', { owner: changeApplied, caterer: changeMade })),
  on(changeEvents.made, write('made', { owner: changeByCaterer, caterer: changeMade })),
  on(changeEvents.notMade, write('not_made', { owner: changeNotMade })),
  on(changeEvents.approved, write('approved', { owner: changeApplied })),
  on(changeEvents.declined, write('declined', { owner: changeDeclined })),
  on(changeEvents.expired, write('expired', { owner: changeExpired })),
  on(changeEvents.lapsed, write('lapsed', { owner: changeLapsed, caterer: changeWithdrawn })),
  on(changeEvents.withdrawn, write('withdrawn', { caterer: changeWithdrawn })),
);
