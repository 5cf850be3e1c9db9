import {
  chosenOf,
  chosenSum,
  countParts,
  fromChosenOptions,
  quantityOf,
  type Quantities,
  type Schemas,
  sharedOut,
} from '@copper-carrot/contracts';
import { type ProposedLine } from './helped';

/** The quantities that proposed lines choose. */
export const chosenIn = (lines: readonly ProposedLine[]): Quantities =>
  fromChosenOptions(lines.flatMap(({ option_id, qty }) => (option_id === null ? [] : [{ option_id, qty }])));

/**
 * Quantities after taking proposed lines. A choice taken in full is as proposed; otherwise taken lines
 * replace first untaken proposed options, then the last others.
 */
export function taken(
  choices: readonly Schemas['Choice'][],
  before: Quantities,
  lines: readonly ProposedLine[],
  all: readonly ProposedLine[],
): Quantities {
  const wanted = chosenIn(lines);
  const noneOf = (some: readonly Schemas['Choice'][]) =>
    Object.fromEntries(some.flatMap(({ options }) => options.map(({ id }) => [id, 0] as const)));
  if (lines.length === all.length) return { ...noneOf(choices), ...wanted };
  const proposed = chosenIn(all);
  const touched = choices.filter(({ options }) => options.some(({ id }) => id in wanted));
  const stays = touched.flatMap((choice) => whatStays(choice, before, wanted, proposed));
  return { ...before, ...noneOf(touched), ...Object.fromEntries(stays), ...wanted };
}

/** The previous quantities of a choice that fit beside the taken ones. */
function whatStays(
  choice: Schemas['Choice'],
  before: Quantities,
  wanted: Quantities,
  proposed: Quantities,
): (readonly [optionId: number, qty: number])[] {
  const isRefused = ({ id }: Schemas['Option']) => id in proposed && !(id in wanted);
  if (!choice.options.some(isRefused)) return [];
  const others = chosenOf(choice, before).filter(({ id }) => !(id in wanted));
  const [refused, welcome] = [others.filter(isRefused), others.filter((option) => !isRefused(option))];
  if (choice.choice_type === 'constant_sum') {
    const open = chosenSum(choice, proposed) - chosenSum(choice, wanted);
    const sharing = welcome.length > 0 ? welcome : refused;
    const shares = sharedOut(
      open / choice.increment_by,
      sharing.map(({ id }) => quantityOf(before, id)),
    );
    return sharing.map(({ id }, index) => [id, (shares[index] ?? 0) * choice.increment_by]);
  }
  const most = choice.maximum_choosable_options ?? Infinity;
  const staying = [...welcome, ...refused];
  while (staying.length > 0 && countParts([...chosenOf(choice, wanted), ...staying]) > most) staying.pop();
  return staying.map(({ id }) => [id, quantityOf(before, id)]);
}
