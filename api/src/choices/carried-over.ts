import { defaultFor } from './defaults';
import { countOptions, enoughFor } from './quantities';
import { redistribute } from './redistribute';
import { type Choice, type Chosen } from './types';

/**
 * What an earlier selection comes to on a menu that has changed since: all of it that is still offered, in quantities that
 * can be cooked for this many people, and the first selection of a choice that has nothing left.
 */
export function carriedOver(
  choices: readonly Choice[],
  wanted: readonly Chosen[],
  headcount: number | null,
): Chosen[] {
  return choices.flatMap((choice) => {
    const ids = new Set(choice.options.map(({ id }) => id));
    const own = wanted.filter(({ optionId, qty }) => ids.has(optionId) && qty > 0);
    // Nothing can be counted yet: what is wanted waits for the headcount.
    if (headcount === null) return own;
    const kept = fitted(choice, own, headcount);
    return kept.length > 0 ? kept : defaultFor(choice, headcount);
  });
}

function fitted(choice: Choice, own: Chosen[], headcount: number): Chosen[] {
  switch (choice.choiceType) {
    case 'included':
      return [];
    case 'presentation':
      return own.slice(0, 1).map(({ optionId }) => ({ optionId, qty: 1 }));
    case 'constant_sum':
      // A headcount off the menu's grid has no sum; it is refused by itself, and moves the quantities once it is mended.
      return own.length === 0 ? [] : (redistribute(choice, own, headcount) ?? own);
    case 'choose_up_to':
      return withinMost(choice, own).map(({ optionId }) => ({ optionId, qty: enoughFor(choice, headcount) }));
    default:
      return withinMost(choice, own).map(({ optionId, qty }) => ({ optionId, qty: wholeSteps(choice, qty) }));
  }
}

/** The first of a selection that its choice takes. */
const withinMost = (choice: Choice, own: Chosen[]): Chosen[] =>
  own.reduce<Chosen[]>((kept, one) => {
    const most = choice.maximumChoosableOptions;
    return most !== null && countOptions(choice, [...kept, one]) > most ? kept : [...kept, one];
  }, []);

const wholeSteps = ({ incrementBy }: Choice, qty: number) => Math.ceil(qty / incrementBy) * incrementBy;
