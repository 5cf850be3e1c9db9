import { cardPaymentCents, type Schemas } from '@copper-carrot/contracts';
import { checkHeadcount, checkQuantities } from '../../choices';
import { databaseNow } from '../../clock';
import { ApiError, invalid } from '../../errors';
import { rateLimit, type Actor } from '../../http';
import { dollarsToCents } from '../../pricing';
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

/** For how many portions a menu's page says that a person is good, unless they say otherwise. */
const usualServings = 1.5;

/** Each takes a second of a processor. */
const proposals = rateLimit({
  name: 'order_proposals',
  tries: 240,
  seconds: 10 * 60,
  says: 'Too many proposals were asked for from here.',
});

/**
 * The order of an offer that feeds so many people, each as they can eat, for so much money at most, everything in; what was
 * chosen by hand stays. It can be ordered as it is, and its price is that of the preview. Where it can't be done the answer
 * says by how much, and what comes nearest. What stands against the event itself is in `error`. 422 by its field for what
 * can't be asked.
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
  const planned = await planOrder(problem, {
    priceOf: (foodCents) => priceOfFood(bare, foodCents),
    steps: [bare.config.deal?.minimumCents ?? 0],
    limitCents,
  });
  const none = new Set(kept.filter(({ qty }) => qty === 0).map(({ optionId }) => optionId));
  const options = terms.offer.choices.flatMap((choice) => choice.options);
  const leftOut = options.filter(({ id }) => none.has(id)).map(({ name }) => name);
  if (!planned) return presentProposal({ problem, limitCents, leftOut, planned: null, assessment: null });
  const assessment = await assessTerms(orderedBy(terms, problem, planned.plan.steps), {
    ...{ now, transaction: null, config: bare.config },
  });
  if (assessment.priced.foodCents !== planned.plan.foodCents)
    throw new Error(`a proposal of ${planned.plan.foodCents} is priced ${assessment.priced.foodCents}`);
  return presentProposal({ problem, limitCents, leftOut, planned, assessment });
}

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

/** Groups that eat alike are one, in whatever order their diets were named. */
const eachOnce = (named: readonly Group[]): Group[] =>
  [...grouped(named, ({ diets }) => diets.toSorted().join())].map(([, alike]) => ({
    diets: alike[0]?.diets ?? [],
    people: alike.reduce((sum, { people }) => sum + people, 0),
  }));

const limitOf = ({ budget, budget_per_person: each }: Asked, headcount: number): number | null => {
  if (budget != null) return dollarsToCents(budget);
  return each == null ? null : dollarsToCents(each) * headcount;
};

/** What was sent must be part of an order: the headcount, and what was chosen by hand as far as it goes. */
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
      // The rest is what is asked for: only what is too much already is wrong.
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

/** The price of an order by its food alone, which is all that it depends on once event and headcount stand. */
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
