import type { Schemas } from '@copper-carrot/contracts';
import { invalid } from '../errors';
import type { Actor } from '../http';
import { centsToDollars } from '../pricing';
import type { Judged } from './candidates';
import { draftsBetween } from './drafts';
import { fixedMeal, lookFor, templateFor } from './plan-days';
import type { RuleRow } from './rules';
import { slotOf, usualAddress } from './slots';
import { around, loadTaste, ordersOn } from './taste';
import { allTemplates } from './templates';

/** What a rule could plan on a day, beside all that is planned around it: what it would take first, the best first. */
export async function resultsOf(
  rule: RuleRow,
  date: string,
  actor: Actor,
  signal: AbortSignal,
): Promise<Schemas['RuleResult'][]> {
  const wide = around({ from: date, to: date });
  const teamId = rule.team_id;
  const [templates, address, drafts, orders, taste] = await Promise.all([
    allTemplates(teamId),
    usualAddress(teamId),
    draftsBetween(teamId, wide),
    ordersOn(teamId, wide),
    loadTaste({ teamId, rules: [rule], before: date }, actor, signal),
  ]);
  const slot = slotOf({ rule, template: templateFor(rule, templates), address }, date, null);
  const drafted = new Set(drafts.map(({ order_id: order }) => order));
  const fixed = [
    // Its own meal of that day would give way.
    ...drafts.filter((draft) => draft.managed_rule_id !== rule.id || draft.slot_date !== date).map(fixedMeal),
    ...orders.filter(({ id }) => !drafted.has(id)),
  ];
  const found = await lookFor(slot, { fixed, taste, actor, signal });
  if ('unmet' in found) throw invalid('date', found.unmet.code, found.unmet.message);
  const fits = (each: Judged) => Number(each.faults.length === 0);
  return found.judged.toSorted((one, other) => fits(other) - fits(one)).map(present);
}

const present = ({ offered, eachCents, totalCents, score, faults }: Judged): Schemas['RuleResult'] => ({
  package: { id: offered.id, name: offered.name, slug: offered.slug, image: offered.image },
  brand: {
    id: offered.brand_id,
    name: offered.caterer?.name ?? '',
    slug: offered.caterer?.slug ?? '',
  },
  cuisine: offered.package_category,
  cuisine_label: offered.package_category_label,
  price_per_person: centsToDollars(eachCents),
  total_price: centsToDollars(totalCents),
  rating_average: offered.rating_average,
  review_count: offered.review_count,
  fits: faults.length === 0,
  against: faults.map(({ sentence }) => sentence),
  score,
});
