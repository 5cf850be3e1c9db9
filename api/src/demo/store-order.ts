import { standardCancellationPolicy, stoppedStatuses, type OrderStatus } from '@copper-carrot/contracts';
import { type Random } from '../random';
import { pendingExpiry } from '../schedule';
import { agreedOf } from './agreed-order';
import { addHours } from './clock';
import { addDirectHistory, addHistory } from './order-history';
import { bookingKey, type Bookings, type Serving } from './order-parts';
import { type DemoOrder } from './demo-order';
import { type DemoDataset } from './dataset';

const ended = (state: OrderStatus) => stoppedStatuses.includes(state);

const reasons: Partial<Record<OrderStatus, string[]>> = {
  declined: [
    'The kitchen is fully booked that day.',
    'Our van is in the shop that morning.',
    'We cannot get the fish you asked for.',
  ],
  canceled: [
    'The meeting moved to next month.',
    'The team is working from home that day.',
    'Ordered twice by mistake.',
  ],
  expired: ['No answer from the caterer in time.'],
};

/** Adds the rows of one order, and takes its kitchen's capacity unless it has ended. */
export function storeOrder(
  dataset: DemoDataset,
  order: DemoOrder,
  serving: Serving,
  random: Random,
  bookings: Bookings,
): void {
  const { id, state, address, priced, submittedAt, pack, headcount } = order;
  const { tables } = dataset;
  const inCart = state === 'in_cart';
  const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;
  const isOfMenu = order.dishes.length > 0;
  const presentation = order.chosen.find(({ option }) => option.presentationType)?.option.presentationType;
  order.row = tables.add('orders', {
    id,
    status: state,
    user_id: order.user.id,
    team_id: order.team.id,
    brand_id: order.brand.id,
    package_id: isOfMenu ? null : pack.id,
    presentation_type: isOfMenu
      ? null
      : (presentation ?? (pack.presentation === 'mixed' ? 'buffet' : pack.presentation)),
    choice_version: isOfMenu ? null : 1,
    pickup: order.pickup,
    place_id: address.placeId,
    kitchen_id: inCart ? null : serving.kitchen.id,
    start_date: order.date,
    start_time: order.time,
    time_zone: address.timeZone,
    start_at: iso(order.startAt),
    headcount,
    address_id: address.id,
    google_place_id: address.googlePlaceId,
    formatted_address: address.formatted,
    company_name: address.companyName,
    suite: address.suite,
    latitude: address.latitude,
    longitude: address.longitude,
    delivery_state: address.state,
    distance_miles: Math.round(serving.miles * 100) / 100,
    contact_name: order.user.name,
    contact_phone: address.contactPhone,
    delivery_instructions: random.pick([
      'Please call on arrival.',
      'Use the freight lift.',
      'Ask for me at reception.',
      null,
    ]),
    credit_card_id: order.cardId,
    paid_with_invoice: order.invoiced && !inCart,
    coupon_id: order.coupon?.id ?? null,
    is_direct: order.direct !== null,
    claimed_by_customer_at: order.direct === 'claimed' ? iso(addHours(dataset.now, -2)) : null,
    cost_center: random.chance(0.3) ? `CC-${random.int(100, 990)}` : null,
    purchase_order_reference_code:
      order.invoiced && random.chance(0.5) ? `PO-${random.int(10000, 99999)}` : null,
    total_cents: inCart ? null : priced.totalCents,
    saved_cents: inCart ? priced.totalCents : null,
    food_cents: inCart ? null : priced.foodCents,
    points_awarded: inCart ? null : order.points,
    cancellation_policy: inCart ? null : standardCancellationPolicy,
    agreed: inCart ? null : agreedOf(dataset, order),
    submitted_at: iso(submittedAt),
    submitted_by: submittedAt ? order.user.id : null,
    expires_at:
      submittedAt && (state === 'pending' || state === 'expired')
        ? iso(pendingExpiry({ submittedAt, startsAt: order.startAt, leadTimeHours: pack.leadTimeHours }))
        : null,
    accepted_at: iso(order.times.accepted_at),
    confirmed_at: iso(order.times.confirmed_at),
    fulfilled_at: iso(order.times.fulfilled_at),
    ended_at: iso(order.times.ended_at),
    end_reason: ended(state) ? random.pick(reasons[state] ?? []) : null,
    created_at: iso(submittedAt ? addHours(submittedAt, -0.5) : addHours(dataset.now, -random.int(1, 60))),
  });
  for (const { choiceId, choiceType, option, qty } of order.chosen)
    tables.add('order_chosen_options', {
      id: tables.nextId('order_chosen_options'),
      order_id: id,
      package_item_id: choiceId,
      option_id: option.id,
      choice_type: choiceType,
      qty,
      name: option.name,
      price_cents: option.priceCents,
    });
  for (const dish of order.dishes)
    tables.add('order_menu_items', {
      id: tables.nextId('order_menu_items'),
      order_id: id,
      menu_item_id: dish.menuItemId,
      qty: dish.qty,
      name: dish.name,
      unit_price_cents: dish.unitPriceCents,
      serves: dish.serves,
      dietary_tags: dish.dietaryTags,
      allergens: dish.allergens,
      modifiers: dish.modifiers,
      note: dish.note,
      for_name: dish.forName,
    });
  if (order.direct) addDirectHistory(dataset, order);
  if (inCart) return;
  priced.lines.forEach((line, position) =>
    tables.add('order_price_lines', {
      order_id: id,
      position,
      code: line.code,
      key: line.key,
      label: line.label,
      amount_cents: line.amountCents,
      taxable: line.taxable,
      taxable_cents: line.taxableCents,
      caterer_cents: line.parties.caterer,
      platform_cents: line.parties.platform,
    }),
  );
  addHistory(dataset, order);
  if (!ended(state)) book(dataset, order, serving, bookings);
}

function book(
  dataset: DemoDataset,
  { id, date, headcount }: DemoOrder,
  { kitchen, daypart }: Serving,
  bookings: Bookings,
): void {
  const key = bookingKey(kitchen.id, date, daypart);
  const booked = bookings.get(key) ?? { kitchenId: kitchen.id, date, daypart, headcount: 0, orders: 0 };
  bookings.set(key, { ...booked, headcount: booked.headcount + headcount, orders: booked.orders + 1 });
  dataset.tables.add('capacity_holds', {
    order_id: id,
    kitchen_id: kitchen.id,
    on_date: date,
    daypart,
    headcount,
  });
}
