import { dietNames } from '@copper-carrot/contracts';
import { centsToDollars, dollarsToCents } from '../pricing';
import { feeds, type Offered } from './offered';
import type { FixedMeal, PlanCandidate } from './plan-problem';
import { daysBetween } from './range';
import type { RuleRow } from './rules';
import type { Taste } from './taste';

type Rule = Pick<RuleRow, 'id' | 'diets' | 'minimum_rating' | 'cuisine_gap_days' | 'brand_gap_days'>;

/** A day of a rule, with the limit of the rule and its template for each person. */
export interface Place {
  rule: Rule;
  date: string;
  headcount: number;
  mostEachCents: number | null;
  /** The package that it has now; null without one. */
  previousPackageId: number | null;
}

/** What a rule has against a package; each but the first two by its field. */
export type FaultCode =
  'budget_per_person' | 'minimum_rating' | 'diets' | 'cuisine_gap_days' | 'brand_gap_days';
export interface Fault {
  code: FaultCode;
  sentence: string;
  /** The value of the field that would let it pass. */
  value: number | string[];
}

/** A package that search offers, as a rule sees it. */
export interface Judged extends PlanCandidate {
  offered: Offered;
  /** For each person, all in, rounded up to the cent. */
  eachCents: number;
  faults: Fault[];
  /** What speaks for it, in sentences. */
  praise: string[];
}

/** Counted as if so many reviews with an average grade came before, so that one review decides nothing. */
const usual = { reviews: 5, rating: 4 };
const points = { rating: 40, favorite: 12, favoriteBrand: 8, roster: 10, novelty: 8, price: 10, stays: 6 };

/** Judges what is offered for a day of a rule, the best first. */
export function judge(
  place: Place,
  offered: readonly Offered[],
  { fixed, taste }: { fixed: readonly FixedMeal[]; taste: Taste },
): Judged[] {
  const dearest = Math.max(1, ...offered.map((each) => dollarsToCents(each.total_price)));
  const near = fixed.filter(({ ruleId }) => ruleId === null || ruleId === place.rule.id);
  return offered
    .map((each): Judged => {
      const totalCents = dollarsToCents(each.total_price);
      const eachCents = Math.ceil(totalCents / place.headcount);
      const { score, praise } = appraise(each, { place, taste, share: 1 - totalCents / dearest });
      return {
        ...{ packageId: each.id, brandId: each.brand_id, cuisine: each.package_category },
        ...{ offered: each, totalCents, eachCents, score, praise },
        faults: faultsOf(each, place, { eachCents, near }),
      };
    })
    .toSorted((one, other) => other.score - one.score || one.packageId - other.packageId);
}

function appraise(
  each: Offered,
  { place, taste, share }: { place: Place; taste: Taste; share: number },
): { score: number; praise: string[] } {
  const { rating_average: rating, review_count: reviews } = each;
  const known = rating === null ? 0 : reviews;
  const graded = ((rating ?? 0) * known + usual.rating * usual.reviews) / (known + usual.reviews);
  const last = taste.lastOrdered.get(each.brand_id);
  const isNew = last === undefined || daysBetween(last, place.date) > 60;
  const score =
    Math.round(((graded - 1) / 4) * points.rating) +
    (taste.favoritePackages.has(each.id) ? points.favorite : 0) +
    (taste.favoriteBrands.has(each.brand_id) ? points.favoriteBrand : 0) +
    (taste.preferred(place.rule.id).has(each.brand_id) ? points.roster : 0) +
    (isNew ? points.novelty : 0) +
    Math.round(share * points.price) +
    (place.previousPackageId === each.id ? points.stays : 0);
  const praise = [
    ...(rating !== null
      ? [`Rated ${rating.toFixed(1)} in ${reviews === 1 ? 'one review' : `${reviews} reviews`}.`]
      : []),
    ...(taste.favoritePackages.has(each.id) || taste.favoriteBrands.has(each.brand_id)
      ? ['It is one of your favorites.']
      : []),
    ...(taste.preferred(place.rule.id).has(each.brand_id)
      ? ['It is on the list that the rule prefers.']
      : []),
    ...(isNew
      ? [last === undefined ? 'New to you.' : 'You have not had this restaurant for two months.']
      : []),
    ...place.rule.diets.map((diet) => `Full meals: ${dietNames[diet].toLowerCase()}.`),
  ];
  return { score, praise };
}

const inWords = (cents: number) => `$${centsToDollars(cents).toFixed(2)}`;
const days = (count: number) => (count === 1 ? 'one day' : `${count} days`);

function faultsOf(
  each: Offered,
  { rule, date, mostEachCents }: Place,
  { eachCents, near }: { eachCents: number; near: readonly FixedMeal[] },
): Fault[] {
  const faults: Fault[] = [];
  if (mostEachCents !== null && eachCents > mostEachCents)
    faults.push({
      code: 'budget_per_person',
      sentence: `It costs ${inWords(eachCents)} a person, ${inWords(eachCents - mostEachCents)} over the budget.`,
      value: centsToDollars(eachCents),
    });
  const rating = each.rating_average;
  if (rule.minimum_rating !== null && (rating ?? 0) < rule.minimum_rating)
    faults.push({
      code: 'minimum_rating',
      sentence: rating === null ? 'It has no review yet.' : `It is rated ${rating.toFixed(1)}.`,
      value: Math.max(1, Math.floor((rating ?? 0) * 10) / 10),
    });
  const unfed = rule.diets.filter((diet) => !feeds(each, diet));
  if (unfed.length > 0)
    faults.push({
      code: 'diets',
      sentence: `It has no full meal for: ${unfed.map((diet) => dietNames[diet].toLowerCase()).join(', ')}.`,
      value: rule.diets.filter((diet) => !unfed.includes(diet)),
    });
  const nearest = (is: (meal: FixedMeal) => boolean) =>
    Math.min(Infinity, ...near.filter(is).map((meal) => daysBetween(meal.date, date)));
  const sameCuisine = nearest(({ cuisine }) => cuisine === each.package_category);
  if (sameCuisine < rule.cuisine_gap_days)
    faults.push({
      code: 'cuisine_gap_days',
      sentence: `${each.package_category_label} comes ${awayInWords(sameCuisine)}.`,
      value: sameCuisine,
    });
  const sameBrand = nearest(({ brandId }) => brandId === each.brand_id);
  if (sameBrand < rule.brand_gap_days)
    faults.push({
      code: 'brand_gap_days',
      sentence: `This restaurant comes ${awayInWords(sameBrand)}.`,
      value: sameBrand,
    });
  return faults;
}

const awayInWords = (count: number) => (count === 0 ? 'on the same day' : `${days(count)} before or after`);
