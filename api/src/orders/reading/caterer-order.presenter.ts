import { isOpen, mayTake, orderStates, type Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../../http';
import { centsToDollars } from '../../pricing';
import { canConfirm } from '../confirmation';
import { canDeliver, canSendOff } from '../delivery-steps';
import { shortTime } from '../assessment/order-terms';
import { presentPriceLine } from '../assessment/price-terms';
import { presentChangeForCaterer } from '../changes/change.presenter';
import { whyClosed } from '../changes/why-closed';
import { whyFixed } from '../kitchens/kitchens-of-order';
import { presentDishes } from '../offer/dish.presenter';
import { catererOrderPolicy, orderPolicy } from '../order.policy';
import { presentHistoryForCaterer } from './history.presenter';
import { isPortion } from './is-portion';
import type { LoadedForCaterer } from './load-order';
import {
  presentChosen,
  presentCourse,
  presentEndReasonForCaterer,
  presentIncluded,
  presentOrderAddress,
  presentOrdered,
} from './order-parts.presenter';

/** An order for its caterer: what to cook, where it goes, and the payout. */
export function presentCatererOrder(order: LoadedForCaterer, actor: Actor): Schemas['CatererOrder'] {
  const { package: pack } = order;
  const own = order.lines.filter(({ catererCents }) => catererCents !== 0);
  return {
    id: order.id,
    status: order.status,
    status_label: order.status === 'pending' ? 'Waiting for you' : orderStates[order.status].label,
    brand_id: order.brandId,
    kitchen: order.kitchen,
    start_date: order.startDate ?? '',
    start_time: shortTime(order.startTime) ?? '',
    start_at: order.startAt?.toISOString() ?? '',
    time_zone: order.timeZone ?? '',
    headcount: order.headcount ?? 0,
    customer: {
      name: order.owner.name,
      team_name: order.team?.name ?? null,
      contact_name: order.contactName,
      contact_phone: order.contactPhone,
    },
    address: presentOrderAddress(order),
    pickup: order.pickup,
    package: pack && presentOrdered(pack, order),
    presentation_type: order.presentationType,
    chosen_options: presentChosen(order.chosen),
    included: presentIncluded(order.included),
    menu_items: presentDishes(order.dishes, order.menu),
    // The caterer may read notes about people only while the order is open.
    meal_notes: isOpen(order.status) ? order.mealNotes : [],
    pricing: {
      lines: own.map((line) => presentPriceLine({ ...line, amountCents: line.catererCents })),
      payout: centsToDollars(own.reduce((sum, line) => sum + line.catererCents, 0)),
    },
    on_its_way_at: order.onItsWayAt?.toISOString() ?? null,
    cancellation_acknowledged_at: order.cancellationAcknowledgedAt?.toISOString() ?? null,
    payment_held_until: order.heldUntil?.toISOString() ?? null,
    change_request: order.toldChange && presentChangeForCaterer(order.toldChange, order, actor),
    ...presentCourse(order),
    end_reason: presentEndReasonForCaterer(order),
    history: presentHistoryForCaterer(order),
    can: {
      accept: catererOrderPolicy.accept(actor, order) && mayTake('accept', order.status),
      decline: catererOrderPolicy.decline(actor, order) && mayTake('decline', order.status),
      confirm: catererOrderPolicy.confirm(actor, order) && canConfirm(order, order.readAt),
      send_off: catererOrderPolicy.deliver(actor, order) && canSendOff(order, order.readAt),
      deliver: catererOrderPolicy.deliver(actor, order) && canDeliver(order, order.readAt),
      move: catererOrderPolicy.move(actor, order) && whyFixed(order, order.readAt) === null,
      acknowledge:
        catererOrderPolicy.acknowledge(actor, order) &&
        order.status === 'canceled' &&
        order.cancellationAcknowledgedAt === null,
      edit: orderPolicy.edit(actor, order) && isStillChanged(order),
      print_labels:
        catererOrderPolicy.printLabels(actor, order) &&
        isOpen(order.status) &&
        order.chosen.some((option) => isPortion(option, order)),
      remove: order.status === 'in_cart' && orderPolicy.remove(actor, order),
    },
  };
}

/** Whether checkout or a modify may still change it; a scheduled poll makes a cart read-only. */
const isStillChanged = (order: LoadedForCaterer): boolean =>
  order.status === 'in_cart' ? !order.waitsForPoll : whyClosed(order, order.readAt) === null;
