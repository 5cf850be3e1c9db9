import type { Schemas } from '@copper-carrot/contracts';
import { aboutOrdered } from '@copper-carrot/shared-ui/about-ordered';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { dishNames, dishWords } from './dish-words';
import { baseOf, movedBetween } from './merge';
import { sectionOf, valuesOf, type Section } from './sections';
import { aroundOf, namesOf, nothingSaid, wordsOf } from './topic-words';
import { topics } from './topics';

/** One difference between two versions of an order. */
export interface Difference {
  label: string;
  before: string;
  now: string;
  /** The checkout section that asks for it; null for a price. */
  section: Section | null;
}

/** Lists the differences between the order that the person saw and the current one, price first. */
export function differencesOf(before: Schemas['Order'], now: Schemas['Order']): Difference[] {
  const moved = new Set(movedBetween(baseOf(before), baseOf(now)));
  const told = topics
    .filter(({ keys, label }) => !oneByOne.has(label) && keys.some((key) => moved.has(key)))
    .map((topic) => ({
      label: topic.label,
      before: wordsOf(topic, valuesOf(before, {}), aroundOf(before)),
      now: wordsOf(topic, valuesOf(now, {}), aroundOf(now)),
      section: sectionOf(topic.keys[0]!),
    }));
  return [
    row('Total', before.pricing.customer_price, now.pricing.customer_price, money),
    ...told,
    ...choicesOf(before, now),
    ...dishesOf(before, now),
    ...linesOf(before, now),
  ].filter((each) => each.before !== each.now);
}

/** Differences of these are listed item by item. */
const oneByOne = new Set(['Tip', 'Choices', 'Dishes']);

const money = (amount: number | undefined) => (amount === undefined ? nothingSaid : formatMoney(amount));

const cents = (amount: number | undefined) => money(amount === undefined ? undefined : amount / 100);

const row = <Value>(
  label: string,
  before: Value | undefined,
  now: Value | undefined,
  words: (value: Value | undefined) => string,
  section: Section | null = null,
): Difference => ({ label, before: words(before), now: words(now), section });

function choicesOf(before: Schemas['Order'], now: Schemas['Order']): Difference[] {
  const names = new Map([...namesOf(before), ...namesOf(now)]);
  const quantity = (order: Schemas['Order'], id: number) =>
    order.chosen_options.find(({ option_id }) => option_id === id)?.qty ?? 0;
  return [...names].map(([id, name]) =>
    row(name, quantity(before, id), quantity(now, id), (qty) => String(qty ?? 0), 'choices'),
  );
}

/** A dish whose note or modifiers changed counts as one removed and one added. */
function dishesOf(before: Schemas['Order'], now: Schemas['Order']): Difference[] {
  const names = dishNames([...before.menu_items, ...now.menu_items]);
  const [was, is] = [before, now].map(
    ({ menu_items: lines }) => new Map(lines.map((line) => [dishWords(line, names), line.qty])),
  );
  return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].map((words) =>
    row(words, was?.get(words) ?? 0, is?.get(words) ?? 0, String, 'choices'),
  );
}

type Line = Schemas['Order']['pricing']['lines'][number];

/**
 * Sums price lines of the same name and includes removed ones. Lines of an option or dish whose
 * quantity differs are left out, as the differences of choices and dishes list them.
 */
function linesOf(from: Schemas['Order'], to: Schemas['Order']): Difference[] {
  const [before, now] = [from.pricing.lines, to.pricing.lines];
  const [had, has] = [orderedLabels(from), orderedLabels(to)];
  const keyOf = ({ code, label }: Line) => `${code} ${label}`;
  const sums = (lines: readonly Line[]) => {
    const all = new Map<string, number>();
    for (const line of lines)
      all.set(keyOf(line), (all.get(keyOf(line)) ?? 0) + Math.round(line.amount * 100));
    return all;
  };
  const [was, is] = [sums(before), sums(now)];
  const labels = new Map([...before, ...now].map((line) => [keyOf(line), line] as const));
  const isTold = ({ code, label }: Line) => code === 'food' && had.has(label) !== has.has(label);
  const untold = [...labels].filter(([, line]) => !isTold(line));
  return untold.map(([key, { label, code }]) =>
    row(label, was.get(key), is.get(key), cents, code === 'tip' || code === 'coupon' ? 'extras' : null),
  );
}

/** The price-line labels of the order's options and dishes. */
const orderedLabels = ({ chosen_options: options, menu_items: dishes }: Schemas['Order']) =>
  new Set([
    ...options.map(({ qty, name }) => `${qty} × ${name}`),
    ...dishes.map(({ qty, name, modifiers }) => {
      const additions = aboutOrdered({ modifiers, for_name: null, note: '' }).join(', ');
      return `${qty} × ${name}${additions && ` (${additions})`}`;
    }),
  ]);
