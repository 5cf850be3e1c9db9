import { orderStates, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { Team, User } from '../../accounts';
import { Kitchen, loadPackageWithChoices } from '../../catalog';
import type { Actor } from '../../http';
import { centsToDollars } from '../../pricing';
import { presentHistory } from './history.presenter';
import { ChosenOption, OrderPriceLine, type Order } from '../order.model';
import { catererOrderPolicy } from '../order.policy';
import { presentOrderAddress } from './order.presenter';
import { shortTime } from '../assessment/order-terms';
import { presentPriceLine } from '../assessment/price-terms';

/** A submitted order as its caterer reads it: what to cook, where it goes, and what the kitchen is paid for it. */
export async function presentCatererOrder(
  order: Order,
  actor: Actor,
  transaction: Transaction | null,
): Promise<Schemas['CatererOrder']> {
  const [owner, team, kitchen, pack, lines, chosen, history] = await Promise.all([
    User.findByPk(order.userId, { transaction, rejectOnEmpty: true }),
    order.teamId === null ? null : Team.findByPk(order.teamId, { transaction }),
    order.kitchenId === null ? null : Kitchen.findByPk(order.kitchenId, { transaction }),
    order.packageId === null ? null : loadPackageWithChoices(order.packageId, transaction, order.id),
    OrderPriceLine.findAll({ where: { orderId: order.id }, order: ['position'], transaction }),
    ChosenOption.findAll({ where: { orderId: order.id }, order: ['id'], transaction }),
    presentHistory(order.id, transaction),
  ]);
  const choiceOf = new Map(pack?.choices.map((choice) => [choice.id, choice]));
  const own = lines.filter(({ catererCents }) => catererCents !== 0);
  return {
    id: order.id,
    status: order.status,
    status_label: order.status === 'pending' ? 'Waiting for you' : orderStates[order.status].label,
    brand_id: order.brandId,
    kitchen: kitchen && { id: kitchen.id, name: kitchen.name },
    start_date: order.startDate ?? '',
    start_time: shortTime(order.startTime) ?? '',
    start_at: order.startAt?.toISOString() ?? '',
    time_zone: order.timeZone ?? '',
    headcount: order.headcount ?? 0,
    customer: {
      name: `${owner.firstName} ${owner.lastName}`.trim(),
      team_name: team?.name ?? null,
      contact_name: order.contactName,
      contact_phone: order.contactPhone,
    },
    address: presentOrderAddress(order),
    pickup: order.pickup,
    package: pack && {
      name: pack.name,
      slug: pack.slug,
      image: { url: pack.pictureUrl, alt: pack.pictureAlt },
      set_up_type: pack.setUpType,
    },
    presentation_type: order.presentationType,
    chosen_options: chosen.map((each) => ({
      option_id: each.optionId,
      item_id: each.packageItemId,
      qty: each.qty,
      item_choice_type: choiceOf.get(each.packageItemId)?.choiceType ?? 'included',
      name: each.name,
      price: centsToDollars(each.priceCents),
    })),
    menu_items: [],
    pricing: {
      lines: own.map((line) =>
        presentPriceLine({ ...line.get(), amountCents: line.catererCents, taxable: line.taxable }),
      ),
      payout: centsToDollars(own.reduce((sum, line) => sum + line.catererCents, 0)),
    },
    is_direct: order.isDirect,
    claimed_by_customer_at: order.claimedByCustomerAt?.toISOString() ?? null,
    submitted_at: order.submittedAt?.toISOString() ?? null,
    expires_at: order.expiresAt?.toISOString() ?? null,
    end_reason: order.endReason,
    lock_version: order.lockVersion,
    history,
    can: {
      accept: catererOrderPolicy.accept(actor, order) && order.mayTake('accept'),
      decline: catererOrderPolicy.decline(actor, order) && order.mayTake('decline'),
      edit: order.isDirect,
    },
  };
}
