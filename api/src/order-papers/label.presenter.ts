import { allergens, dietaryNames, momentAt, type Allergen } from '@copper-carrot/contracts';
import { isPortion } from '../orders';
import type { PickedMeal } from '../polls';
import type { LoadedLabels } from './load-labels';
import { day } from './paper.presenter';

/** A portion as its label names it. */
export interface Label {
  /** Whose it is, or that it is nobody's yet; null where nobody was asked. */
  name: string | null;
  dish: string;
  /** The dietary marks in words; empty without any. */
  marks: string;
  allergens: string;
  note: string;
  /** Where more people picked a dish than the order holds of it; empty otherwise. */
  warning: string;
}

/** The labels of an order, in the sequence in which they are packed. */
export interface LabelSheets {
  title: string;
  madeAt: Date;
  /** What every label says: whose order it is, which, and when that has to be there. */
  foot: [string, string];
  labels: Label[];
}

/** Of a portion that nobody picked. */
const extra = 'Extra';

/** By dish, as the order lists them, and of each by name; what nobody picked comes after those. */
export function presentLabels(loaded: LoadedLabels): LabelSheets {
  const { order } = loaded;
  const customer = [order.team?.name, order.owner.name].filter(Boolean).join(', ');
  const start = order.startAt ? momentAt(order.startAt, order.timeZone, null) : '';
  return {
    title: `Labels of order #${order.id}`,
    madeAt: order.submittedAt ?? new Date(0),
    foot: [customer, `#${order.id} · ${order.pickup ? 'Pickup' : 'Delivery'} ${start}`],
    labels: [
      ...order.chosen
        .filter((option) => isPortion(option, order))
        .flatMap((option) => ofDish(option, loaded)),
      ...ofLostDishes(loaded),
    ],
  };
}

type Chosen = LoadedLabels['order']['chosen'][number];

function ofDish(chosen: Chosen, { order, choices, allergensStatedOn, polled }: LoadedLabels): Label[] {
  const option = choices.flatMap(({ options }) => options).find(({ id }) => id === chosen.optionId);
  const dish = {
    dish: chosen.name,
    marks: (chosen.dietaryTags ?? []).map((tag) => dietaryNames[tag]).join(' · '),
    allergens: allergensInWords(
      option?.allergens ?? chosen.allergens ?? [],
      option ? allergensStatedOn : null,
    ),
  };
  const portions = (qty: number, name: string | null): Label[] =>
    Array.from({ length: qty }, () => ({ ...dish, name, note: '', warning: '' }));
  if (polled?.choiceId !== chosen.packageItemId) return portions(chosen.qty, null);
  const picks = polled.picks.filter((pick) => orderedOf(pick, order) === chosen.optionId);
  const labels = ofPeople(picks, dish, chosen.qty);
  return [...labels, ...portions(Math.max(0, chosen.qty - labels.length), extra)];
}

/** Which of the ordered options is what somebody picked; none where the order holds it no more. */
const orderedOf = ({ optionIds }: PickedMeal, { chosen }: LoadedLabels['order']): number | undefined =>
  chosen.find(({ optionId }) => optionIds.includes(optionId))?.optionId;

/** One for each portion that somebody picked, though the order may hold fewer of them. */
function ofPeople(
  picks: readonly PickedMeal[],
  dish: Omit<Label, 'name' | 'note' | 'warning'>,
  ordered: number,
): Label[] {
  const picked = picks.reduce((sum, { qty }) => sum + qty, 0);
  const warning =
    picked > ordered
      ? `Picked ${times(picked)}, ${ordered === 0 ? 'not ordered' : `ordered ${times(ordered)}`}: please ask.`
      : '';
  return picks
    .toSorted((one, other) => byName.compare(one.name, other.name))
    .flatMap(({ name, note, qty }) => Array.from({ length: qty }, () => ({ ...dish, name, note, warning })));
}
const times = (qty: number) => (qty === 1 ? 'once' : `${qty} times`);
const byName = new Intl.Collator('en');

/** Of a dish that people picked and that the order holds no more: who packs is told rather than left to find it out. */
function ofLostDishes({ order, polled }: LoadedLabels): Label[] {
  const lost = (polled?.picks ?? []).filter((pick) => orderedOf(pick, order) === undefined);
  const allergens = allergensInWords([], null);
  return [...new Set(lost.map(({ dish }) => dish))].flatMap((dish) =>
    ofPeople(
      lost.filter((pick) => pick.dish === dish),
      { dish, marks: '', allergens },
      0,
    ),
  );
}

/** What the caterer says is in a dish, and when they stated it. */
export function allergensInWords(held: readonly Allergen[], statedOn: string | null): string {
  const names = held.map((allergen) => allergens[allergen]).join(', ');
  if (statedOn === null)
    return names
      ? `Contains ${names}. The caterer has not confirmed the allergens.`
      : 'Allergens: not stated by the caterer.';
  const stated = `stated by the caterer on ${day(statedOn)}`;
  return names ? `Contains ${names} (${stated}).` : `None of the nine major allergens (${stated}).`;
}
