import { coinsFor, toPpm } from '../pricing';
import { toUtc } from '../schedule';
import { planOrders, startFor, type OrderPlan } from './order-plan';
import { chooseOptions, dealFor, priceDemoOrder, servingKitchen, type Bookings } from './order-parts';
import { type DemoOrder } from './demo-order';
import { chooseDishes } from './menu-orders';
import { addJobs } from './order-jobs';
import { submitTime, timesOf } from './order-times';
import { storeOrder } from './store-order';
import { addMoney } from './order-money';
import { type DemoCoupon, type Offers } from './offers';
import { type Random } from '../random';
import { type DemoBrand, type DemoPackage, type DemoTeam, type DemoDataset } from './dataset';

/** Adds every order with its options, price lines, history, capacity and money. */
export function addOrders(dataset: DemoDataset, offers: Offers): DemoOrder[] {
  const bookings: Bookings = new Map();
  const orders: DemoOrder[] = [];
  planOrders(dataset).forEach((plan, index) => {
    const order = makeOrder(dataset, plan, dataset.random.fork(`order/${index}`), {
      offers,
      bookings,
      orders,
    });
    if (order) orders.push(order);
  });
  for (const { kitchenId, date, daypart, headcount, orders: count } of bookings.values())
    dataset.tables.add('kitchen_days', {
      kitchen_id: kitchenId,
      on_date: date,
      daypart,
      booked_headcount: headcount,
      booked_orders: count,
    });
  addMoney(dataset, orders);
  addJobs(dataset, orders);
  return orders;
}

interface Around {
  offers: Offers;
  bookings: Bookings;
  orders: DemoOrder[];
}

function makeOrder(
  dataset: DemoDataset,
  plan: OrderPlan,
  random: Random,
  around: Around,
): DemoOrder | undefined {
  for (const [attempt, brand] of plan.brands.entries()) {
    const packs = brand.packages.filter((pack) => pack.active && (!plan.groupOnly || pack.groupEligible));
    // The demo caterer always gets its orders; elsewhere a kitchen may be closed or too far.
    for (const pack of random.shuffle(packs)) {
      const order = tryOrder(dataset, plan, { brand, pack, attempt }, random, around);
      if (order) return order;
    }
  }
  return undefined;
}

function tryOrder(
  dataset: DemoDataset,
  plan: OrderPlan,
  { brand, pack }: { brand: DemoBrand; pack: DemoPackage; attempt: number },
  random: Random,
  { offers, bookings, orders }: Around,
): DemoOrder | undefined {
  const { state, team, user, pickup = false } = plan;
  const address = random.chance(0.75) ? team.addresses[0] : random.pick(team.addresses);
  if (!address) return undefined;
  const time = startFor(pack.mealType, random);
  const startAt = toUtc({ date: plan.date, time, timeZone: address.timeZone });
  const submittedAt = submitTime(state, startAt, pack, dataset.now, random);
  if (submittedAt === undefined) return undefined;
  const inCart = state === 'in_cart';
  const invoiced = team.invoiceable && random.chance(user.email === 'invoiced@contoso.example' ? 0.8 : 0.7);
  const cardId =
    invoiced || inCart ? null : (random.pick([...team.cards, ...team.cards.slice(0, 1)])?.id ?? null);
  if (!inCart && !invoiced && cardId === null) return undefined;
  const coupon = inCart
    ? null
    : plan.coupon
      ? offers.coupons.get(plan.coupon)
      : couponFor(offers, random, team, brand);
  // A menu has the deals of its brand, and the demo's are those of packages.
  const deal = plan.fromMenu ? undefined : dealFor(offers.deals, pack, plan.date);
  for (
    let headcount = likelyHeadcount(pack, random);
    headcount <= pack.maximum;
    headcount += pack.incrementBy * 5
  ) {
    const serving = servingKitchen(brand, address, { date: plan.date, time, headcount }, bookings);
    if (!serving) return undefined;
    const food = random.fork(headcount);
    const chosen = plan.fromMenu ? [] : chooseOptions(pack, headcount, food);
    const dishes = plan.fromMenu ? chooseDishes(dataset, brand, headcount, food) : [];
    const priced = priceDemoOrder({
      pack,
      headcount,
      chosen,
      dishes,
      date: plan.date,
      placeId: address.placeId,
      delivery: pickup ? null : serving,
      payment: invoiced && !inCart ? 'invoice' : 'card',
      deal,
      coupon: coupon ?? undefined,
      tipCents: null,
      certificates: certificatesOf(dataset, team),
    });
    if (priced.deliveryShortfallCents > 0 || priced.couponProblem) continue;
    const order: DemoOrder = {
      id: orders.length + 1, state, team, user, brand, pack, address, headcount, date: plan.date, time, startAt, submittedAt,
      cardId, invoiced, chosen, dishes, priced, coupon: coupon ?? null, pickup, direct: plan.direct ?? null,
      points: user.rewarded ? coinsFor(priced.foodCents, toPpm(user.multiplier)) : 0,
      times: inCart || !submittedAt ? {} : timesOf(state, submittedAt, startAt, dataset.now, random),
      row: {},
    }; // prettier-ignore
    storeOrder(dataset, order, serving, random, bookings);
    return order;
  }
  return undefined;
}

const certificatesOf = (dataset: DemoDataset, team: DemoTeam) =>
  dataset.tables
    .of('tax_exemptions')
    .filter((row) => row.team_id === team.id)
    .map((row) => ({ state: String(row.state), expiresOn: String(row.expires_on) }));

function likelyHeadcount(pack: DemoPackage, random: Random): number {
  const wanted = random.weighted([
    [pack.minimum, 2],
    [pack.minimum + 5, 3],
    [pack.minimum + 10, 3],
    [pack.minimum + 20, 2],
    [45, 1],
  ] as const);
  const steps = Math.max(0, Math.round((wanted - pack.minimum) / pack.incrementBy));
  return Math.min(pack.minimum + steps * pack.incrementBy, pack.maximum);
}

function couponFor(offers: Offers, random: Random, team: DemoTeam, brand: DemoBrand): DemoCoupon | null {
  if (!random.chance(0.08)) return null;
  const codes = [
    'CARROT15',
    'TEAM50',
    'TENOFF',
    ...(team.placeId === 1 ? ['NYLUNCH10'] : []),
    ...(brand.id === 1 ? ['SAFFRONONLY'] : []),
  ];
  return offers.coupons.get(random.pick(codes)) ?? null;
}
