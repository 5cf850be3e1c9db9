import type { OrderStatus } from '@copper-carrot/contracts';
import { addDays } from '../schedule';
import { isWeekend, timeOf, workday } from './clock';
import { type Random } from '../random';
import { type DemoBrand, type DemoTeam, type DemoUser, type DemoDataset } from './dataset';

/** What an order is to be, before kitchens, options and prices are found for it. */
export interface OrderPlan {
  state: OrderStatus;
  team: DemoTeam;
  user: DemoUser;
  brands: DemoBrand[];
  date: string;
  /** A wish about the food, such as what a poll can be held on. */
  groupOnly?: boolean;
  /** Dishes of the menu instead of a package. */
  fromMenu?: boolean;
  /** Fetched from the nearest kitchen instead of brought. */
  pickup?: boolean;
  /** Made by the caterer, and whether its customer has opened it. */
  direct?: 'unclaimed' | 'claimed';
  /** A coupon that it is paid with, by code. */
  coupon?: string;
}

const fullCounts: Partial<Record<OrderStatus, number>> = {
  in_cart: 50, pending: 30, accepted: 45, confirmed: 25, fulfilled: 980, declined: 15, expired: 10, canceled: 45,
}; // prettier-ignore
const smallCounts: Partial<Record<OrderStatus, number>> = {
  in_cart: 12, pending: 8, accepted: 8, confirmed: 4, fulfilled: 40, declined: 2, expired: 2, canceled: 4,
}; // prettier-ignore

const PAST_DAYS = 545;
const AHEAD_DAYS = 42;

/** Plans all orders: who orders when from whom, each organization from the dozen kitchens it likes. */
export function planOrders(dataset: DemoDataset): OrderPlan[] {
  const random = dataset.random.fork('plan');
  const counts = dataset.size === 'full' ? fullCounts : smallCounts;
  const served = new Set(dataset.brands.map(({ placeId }) => placeId));
  const customers = dataset.teams
    // Fabrikam Studio has never ordered.
    .filter(({ id, placeId }) => id !== 3 && served.has(placeId))
    .map((team) => ({ team, liked: likedBrands(dataset, team, random), orderers: orderersOf(team) }));
  const weights = customers.map((customer) => [customer, teamWeight(customer.team)] as const);
  const plans: OrderPlan[] = [...demoPlans(dataset)];
  for (const [state, count] of Object.entries(counts) as [OrderStatus, number][]) {
    const missing = count - plans.filter((plan) => plan.state === state).length;
    for (let index = 0; index < missing; index++) {
      const { team, liked, orderers } = random.weighted(weights);
      plans.push({
        state,
        team,
        user: random.weighted(orderers),
        brands: [random.weighted(liked), ...random.sample(liked, 6).map(([brand]) => brand)],
        date: dateFor(state, dataset.today, random),
        groupOnly: state === 'in_cart' && index < 24,
      });
    }
  }
  // In the place of two others, so that the rest is what it would be without.
  const carts = plans.flatMap(({ state }, index) => (state === 'in_cart' ? [index] : [])).slice(-2);
  for (const [which, plan] of directPlans(dataset).entries()) plans.splice(carts[which] ?? 0, 1, plan);
  for (const plan of [...menuPlans(dataset), pickupPlan(dataset)])
    plans.splice(lastOf(plan.state, plans), 1, plan);
  return plans;
}

const teamWeight = ({ id }: DemoTeam) => (id === 1 ? 9 : id === 2 ? 5 : id === 4 ? 6 : 4);

function likedBrands(dataset: DemoDataset, team: DemoTeam, random: Random): (readonly [DemoBrand, number])[] {
  const near = dataset.brands.filter(({ placeId }) => placeId === team.placeId);
  const demo = near.filter(({ id }) => id <= 2);
  const liked = [
    ...demo,
    ...random.sample(
      near.filter(({ id }) => id > 2),
      14,
    ),
  ];
  return liked.map((brand, index) => [brand, index < 2 ? 4 : Math.max(1, 6 - index * 0.4)] as const);
}

function orderersOf(team: DemoTeam): (readonly [DemoUser, number])[] {
  return team.members
    .filter(({ role }) => role === 'admin' || role === 'orderer')
    .map(({ user }, index) => [user, index === 0 ? 4 : 2] as const);
}

function dateFor(state: OrderStatus, today: string, random: Random): string {
  const past = () => workday(addDays(today, -2 - Math.floor(random.next() ** 1.6 * PAST_DAYS)));
  switch (state) {
    case 'fulfilled':
    case 'declined':
    case 'expired':
      return clampPast(past(), today);
    case 'canceled':
      return random.chance(0.75) ? clampPast(past(), today) : workday(addDays(today, random.int(2, 30)));
    case 'confirmed':
      return workday(addDays(today, random.int(1, 3)));
    case 'accepted':
      return workday(addDays(today, random.int(3, AHEAD_DAYS)));
    default:
      return workday(addDays(today, random.int(3, AHEAD_DAYS - 4)));
  }
}

/** A workday found from a weekend may have come too close to today: the Friday before will do. */
function clampPast(date: string, today: string): string {
  let past = date < addDays(today, -1) ? date : addDays(today, -2);
  while (isWeekend(past)) past = addDays(past, -1);
  return past;
}

/** What the demo caterer made for two customers: the one has opened it, the other has not. */
function directPlans({ teams: [northwind], brands: [kitchen], users, today }: DemoDataset): OrderPlan[] {
  const made = (email: string, days: number, direct: OrderPlan['direct']): OrderPlan[] => {
    const user = users.find((each) => each.email === email);
    if (!northwind || !kitchen || !user) throw new Error('The demo accounts come first');
    return [
      {
        state: 'in_cart',
        team: northwind,
        user,
        brands: [kitchen],
        date: workday(addDays(today, days)),
        direct,
      },
    ];
  };
  return [
    ...made('orderer@northwind.example', 8, 'unclaimed'),
    ...made('colleague@northwind.example', 9, 'claimed'),
  ];
}

/** The last one of a state that is like any other. */
const lastOf = (state: OrderStatus, plans: readonly OrderPlan[]) =>
  plans.findLastIndex((plan) => plan.state === state && !plan.fromMenu);

/** Two orders from the full menu of the demo caterer, in the place of two others likewise. */
function menuPlans({ teams: [northwind], brands: [kitchen], users, today }: DemoDataset): OrderPlan[] {
  const user = users.find(({ email }) => email === 'orderer@northwind.example');
  if (!northwind || !kitchen || !user) throw new Error('The demo accounts come first');
  const planned = (state: OrderStatus, days: number): OrderPlan => ({
    ...{ state, team: northwind, user, brands: [kitchen], fromMenu: true },
    date: workday(addDays(today, days)),
  });
  return [planned('pending', 15), planned('accepted', 18)];
}

/** An order that somebody fetches, of a caterer who hands food out in two places. */
function pickupPlan({ teams: [northwind], brands: [kitchen], users, today }: DemoDataset): OrderPlan {
  const user = users.find(({ email }) => email === 'orderer@northwind.example');
  if (!northwind || !kitchen || !user) throw new Error('The demo accounts come first');
  const date = workday(addDays(today, 11));
  return { state: 'accepted', team: northwind, user, brands: [kitchen], pickup: true, date };
}

/** What the demo accounts meet on their first visit, whatever chance brings besides. */
function demoPlans(dataset: DemoDataset): OrderPlan[] {
  const [northwind, contoso, , halyard] = dataset.teams;
  const [kitchen, bakery] = dataset.brands;
  const user = (email: string) => dataset.users.find((entry) => entry.email === email);
  const orderer = user('orderer@northwind.example');
  const colleague = user('colleague@northwind.example');
  const invoiced = user('invoiced@contoso.example');
  if (!northwind || !contoso || !halyard || !kitchen || !bakery || !orderer || !colleague || !invoiced)
    throw new Error('The demo accounts come first');
  const soon = workday(addDays(dataset.today, 2));
  const tomorrow = addDays(dataset.today, 1);
  const plan = (state: OrderStatus, brand: DemoBrand, team: DemoTeam, owner: DemoUser, date: string, groupOnly = false): OrderPlan =>
    ({ state, team, user: owner, brands: [brand], date, groupOnly }); // prettier-ignore
  const past = (days: number) => clampPast(workday(addDays(dataset.today, -days)), dataset.today);
  return [
    plan('pending', kitchen, northwind, orderer, workday(addDays(dataset.today, 4))),
    plan('pending', kitchen, contoso, invoiced, workday(addDays(dataset.today, 6))),
    plan('pending', bakery, northwind, colleague, workday(addDays(dataset.today, 5))),
    plan('pending', kitchen, halyard, orderer, workday(addDays(dataset.today, 12))),
    plan('accepted', kitchen, northwind, orderer, tomorrow),
    plan('accepted', kitchen, contoso, invoiced, workday(addDays(dataset.today, 9))),
    plan('accepted', bakery, northwind, orderer, workday(addDays(dataset.today, 8))),
    plan('confirmed', kitchen, halyard, orderer, soon),
    plan('canceled', kitchen, northwind, colleague, workday(addDays(dataset.today, 3))),
    plan('in_cart', kitchen, northwind, orderer, workday(addDays(dataset.today, 7)), true),
    plan('in_cart', kitchen, northwind, colleague, workday(addDays(dataset.today, 10)), true),
    ...[3, 5, 12, 26, 40].map((days) =>
      plan('fulfilled', days % 2 ? kitchen : bakery, northwind, orderer, past(days)),
    ),
    // One coupon that is used up by this, and one that this person may not use again.
    { ...plan('fulfilled', kitchen, northwind, orderer, past(19)), coupon: 'ALLGONE' },
    { ...plan('fulfilled', kitchen, northwind, orderer, past(61)), coupon: 'ONCEEACH' },
    ...[4, 9, 33].map((days) => plan('fulfilled', kitchen, contoso, invoiced, past(days))),
    plan('fulfilled', bakery, halyard, orderer, past(7)),
  ];
}

const startsByMeal: Record<string, [number, number]> = {
  breakfast: [7 * 60 + 30, 9 * 60 + 30],
  lunch_or_dinner: [11 * 60 + 15, 13 * 60],
  appetizer_snack: [15 * 60, 16 * 60 + 30],
  dessert: [14 * 60 + 45, 16 * 60],
};

/** A likely start for a meal, in quarters of an hour; now and then a dinner. */
export function startFor(mealType: string, random: Random): string {
  const [from, to] =
    random.chance(0.1) && mealType === 'lunch_or_dinner'
      ? [17 * 60 + 30, 18 * 60 + 30]
      : (startsByMeal[mealType] ?? [720, 780]);
  return timeOf(from + random.int(0, (to - from) / 15) * 15);
}
