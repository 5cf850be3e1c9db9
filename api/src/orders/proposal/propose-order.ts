import { cardPaymentCents, errorCodes, type Schemas } from '@copper-carrot/contracts';
import { checkHeadcount, checkQuantities } from '../../choices';
import { databaseNow } from '../../clock';
import { ApiError, invalid } from '../../errors';
import { rateLimit, type Actor } from '../../http';
import { dollarsToCents } from '../../pricing';
import { withSolver } from '../../solver';
import { assessTerms, priceNow } from '../assessment/assess-order';
import type { Assessment } from '../assessment/assessment';
import type { OrderTerms, Quantity } from '../assessment/order-terms';
import { priceTerms } from '../assessment/price-terms';
import { wishedTerms, type OrderWish } from '../cart/wished-terms';
import { dishProblems } from '../offer/dish-problems';
import type { Offer } from '../offer/offer';
import { wishedDishes } from '../offer/ordered-dish';
import type { Group } from './candidates';
import type { FoodPrice } from './food-ranges';
import { grouped } from './grouped';
import { menuCandidates } from './menu-candidates';
import { needsOf, withTheRest } from './needs';
import { packageCandidates } from './package-candidates';
import { inAPlace } from './places';
import { planOrder, type PlanProblem } from './plan-order';
import { presentProposal } from './proposal.presenter';

type Asked = OrderWish & Omit<Schemas['ProposeMenuOrderBody'], 'order'>;

/** Solving time per proposal. */
const solvingSeconds = 2;
/** The default portions per person on a menu's page. */
const usualServings = 1.5;

/** Each takes up to two seconds of processor time. */
const proposals = rateLimit({
  name: 'order_proposals',
  tries: 240,
  seconds: 10 * 60,
  says: 'Too many proposals were asked for from here.',
});

/**
 * Proposes the order of an offer that feeds a headcount with its diets within a budget for the
 * total; quantities chosen by hand stay. The order can be placed as it is, at the preview's price.
 * If it is impossible, the answer has the difference and the closest order. Problems of the event
 * are in `error`. 422 by field for invalid input, and if it is too large to plan in time.
 */
export const proposeOrder = (
  offer: Offer,
  body: Asked,
  actor: Actor | null,
  network: string,
): Promise<Schemas['OrderProposal']> => inAPlace(network, () => propose(offer, body, actor, network));

async function propose(
  offer: Offer,
  body: Asked,
  actor: Actor | null,
  network: string,
): Promise<Schemas['OrderProposal']> {
  const { headcount } = { ...body, ...body.order };
  if (!headcount) throw invalid('headcount', 'blank', 'is missing: how many people eat?');
  const groups = groupsOf(body.diets ?? [], headcount);
  await proposals.spend(network);
  const terms = await wishedTerms(offer, body, actor, network);
  const kept = (body.order?.chosen_options ?? []).map(({ option_id, qty }) => ({ optionId: option_id, qty }));
  requireOrderable(terms, headcount, kept);
  const now = await databaseNow(null);
  const bare = await priceNow({ ...terms, chosen: [], dishes: [] }, { now, transaction: null });
  const problem = problemOf(terms, { headcount, kept, groups, body, baseCents: bare.priced.foodCents });
  const limitCents = limitOf(body, headcount);
  const money = {
    priceOf: (foodCents: number) => priceOfFood(bare, foodCents),
    steps: [bare.config.deal?.minimumCents ?? 0],
    limitCents,
  };
  const planned = await withSolver(solvingSeconds, async (solver) => {
    const found = await planOrder(problem, money, solver);
    if (found !== 'unknown') return found;
    const people = await mostInParts(headcount, terms.offer.incrementBy, (part) => {
      const few = groups.map((each) => ({ ...each, people: Math.floor((each.people * part) / headcount) }));
      const named = few.filter(({ diets, people: some }) => diets.length > 0 && some > 0);
      const facts = { headcount: part, kept: [], groups: withTheRest(named, part), body };
      return planOrder(
        problemOf(terms, { ...facts, baseCents: bare.priced.foodCents }),
        { ...money, limitCents: null },
        solver,
      );
    });
    throw tooLarge(people);
  });
  const none = new Set(kept.filter(({ qty }) => qty === 0).map(({ optionId }) => optionId));
  const options = terms.offer.choices.flatMap((choice) => choice.options);
  const leftOut = options.filter(({ id }) => none.has(id)).map(({ name }) => name);
  if (planned === 'none')
    return presentProposal({ problem, limitCents, leftOut, planned: null, assessment: null });
  const assessment = await assessTerms(orderedBy(terms, problem, planned.plan.steps), {
    ...{ now, transaction: null, config: bare.config },
  });
  if (assessment.priced.foodCents !== planned.plan.foodCents)
    throw new Error(`a proposal of ${planned.plan.foodCents} is priced ${assessment.priced.foodCents}`);
  return presentProposal({ problem, limitCents, leftOut, planned, assessment });
}

/** The headcount that can be planned: a half, a quarter or an eighth of it; null if none was found in time. */
async function mostInParts(
  headcount: number,
  incrementBy: number,
  plan: (people: number) => ReturnType<typeof planOrder>,
): Promise<number | null> {
  for (const parts of [2, 4, 8]) {
    const people = Math.floor(headcount / parts / incrementBy) * incrementBy;
    if (people > 0 && typeof (await plan(people)) === 'object') return people;
  }
  return null;
}

const tooLarge = (people: number | null) =>
  new ApiError(422, errorCodes.planning.tooLarge, {
    message: `This is too large to be planned at once. ${
      people === null ? 'Name fewer diets, or plan it in parts.' : `${people} people can be planned at once.`
    }`,
    context: { headcount: people },
  });

function groupsOf(named: Schemas['DietCount'][], headcount: number) {
  const people = named.reduce((sum, each) => sum + each.people, 0);
  if (people > headcount)
    throw invalid(
      'diets',
      'less_than_or_equal_to',
      `come to ${people} people, and the order is for ${headcount}. Take away ${people - headcount}`,
    );
  return withTheRest(eachOnce(named), headcount);
}

/** Merges groups with the same diets, in any order. */
const eachOnce = (named: readonly Group[]): Group[] =>
  [...grouped(named, ({ diets }) => diets.toSorted().join())].map(([, alike]) => ({
    diets: alike[0]?.diets ?? [],
    people: alike.reduce((sum, { people }) => sum + people, 0),
  }));

const limitOf = ({ budget, budget_per_person: each }: Asked, headcount: number): number | null => {
  if (budget != null) return dollarsToCents(budget);
  return each == null ? null : dollarsToCents(each) * headcount;
};

/** Requires a valid headcount, and choices by hand that can be part of an order. */
function requireOrderable({ offer, dishes }: OrderTerms, headcount: number, kept: Quantity[]): void {
  const wrong = checkHeadcount(offer, headcount)[0] ?? keptProblem(offer, headcount, kept);
  if (wrong) throw invalid(wrong.field, wrong.code, wrong.message);
  const [problem] = dishProblems(offer.dishes, dishes);
  if (problem) throw new ApiError(problem.status, problem.code, problem.details);
}

function keptProblem({ choices }: Offer, headcount: number, kept: Quantity[]) {
  const known = new Set(choices.flatMap(({ options }) => options.map(({ id }) => id)));
  const strange = kept.find(({ optionId }) => !known.has(optionId));
  if (strange)
    return {
      ...{ field: 'chosen_options', code: 'unknown' },
      message: `holds option ${strange.optionId}, which this package does not have`,
    };
  return choices
    .flatMap((choice) => {
      const sum = kept.reduce(
        (all, { optionId, qty }) => (choice.options.some(({ id }) => id === optionId) ? all + qty : all),
        0,
      );
      // The proposal fills the rest, so only excess quantities are errors.
      const isOpen = sum === 0 || (choice.choiceType === 'constant_sum' && sum < headcount);
      return checkQuantities(choice, headcount, kept).filter(
        ({ code }) =>
          !isOpen || (code !== 'mismatched_headcount' && code !== 'blank' && code !== 'presentation'),
      );
    })
    .at(0);
}

interface Facts {
  headcount: number;
  kept: Quantity[];
  groups: ReturnType<typeof groupsOf>;
  body: Asked;
  baseCents: number;
}

function problemOf(terms: OrderTerms, { headcount, kept, groups, body, baseCents }: Facts): PlanProblem {
  const { offer, dishes, presentationType: presentation } = terms;
  const isMenu = offer.packageId === null;
  const candidates = isMenu
    ? menuCandidates(offer.dishes, offer.menus, dishes)
    : packageCandidates(offer.choices, { headcount, kept, presentation });
  const servings = isMenu ? (body.servings_per_person ?? usualServings) : null;
  return { ...candidates, groups, baseCents, needs: needsOf(candidates, groups, servings) };
}

/** The price of an order for a food price; event and headcount are fixed. */
function priceOfFood({ terms, config, pricedKitchen }: Assessment, foodCents: number): FoodPrice {
  const line = {
    ...{ menuItemId: 0, qty: 1, name: '', unitPriceCents: foodCents, serves: 0 },
    ...{ dietaryTags: [], allergens: [], modifiers: [], note: '', forName: null },
  };
  const ordered = { ...terms, offer: { ...terms.offer, packageId: null }, dishes: [line] };
  try {
    const { totalCents, deliveryShortfallCents } = priceTerms(ordered, config, pricedKitchen);
    const { least, most } = cardPaymentCents;
    return {
      totalCents,
      tooLittle: deliveryShortfallCents > 0 || (totalCents > 0 && totalCents < least),
      tooMuch: totalCents > most,
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { totalCents: Number.MAX_SAFE_INTEGER, tooLittle: false, tooMuch: true };
  }
}

function orderedBy(terms: OrderTerms, { candidates }: PlanProblem, steps: readonly number[]): OrderTerms {
  const chosen: Quantity[] = [];
  const wishes: Schemas['MenuItemQuantity'][] = [];
  candidates.forEach(({ as, step }, index) => {
    const qty = step * (steps[index] ?? 0);
    if (!as || qty === 0) return;
    if ('optionId' in as) chosen.push({ optionId: as.optionId, qty });
    else wishes.push({ ...as.line, qty });
  });
  return { ...terms, chosen, dishes: wishedDishes(terms.offer.dishes, wishes) };
}
