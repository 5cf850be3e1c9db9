import type { ChosenPresentation } from '@copper-carrot/contracts';
import type { PackageChoice } from '../../catalog';
import { countOptions, enoughFor, mustChoose } from '../../choices';
import type { Quantity } from '../assessment/order-terms';
import type { Candidate, Candidates, Course, Role } from './candidates';

type Option = PackageChoice['options'][number];
interface Asked {
  headcount: number;
  /** Quantities chosen by hand; 0 excludes an option. */
  kept: readonly Quantity[];
  presentation: ChosenPresentation | null;
}

/** All candidates of a package for a headcount, without options that can't be ordered. */
export function packageCandidates(choices: readonly PackageChoice[], asked: Asked): Candidates {
  const roles = rolesOf(choices);
  return {
    courses: choices.map((choice, index) => courseOf(choice, roles[index] ?? 'none', asked)),
    candidates: choices.flatMap((choice, index) =>
      choice.options.flatMap((option) => {
        const candidate = candidateOf(choice, option, asked);
        return candidate ? [{ ...candidate, course: index }] : [];
      }),
    ),
  };
}

/**
 * The meal is the constant_sum choices with dietary tags; without any, the required choose_up_to choices; else the
 * included dishes.
 */
function rolesOf(choices: readonly PackageChoice[]): Role[] {
  const isMarked = ({ options }: PackageChoice) => options.some(({ dietaryTags }) => dietaryTags.length > 0);
  const of = (type: PackageChoice['choiceType']) => choices.filter(({ choiceType }) => choiceType === type);
  const sums = of('constant_sum');
  const picks = of('choose_up_to').filter(mustChoose);
  const first = (list: PackageChoice[]) => (list.some(isMarked) ? list.filter(isMarked) : list.slice(0, 1));
  const meals = new Set(
    sums.length > 0 ? first(sums) : picks.length > 0 ? first(picks) : of('included').filter(isMarked),
  );
  return choices.map((choice) => {
    if (meals.has(choice)) return 'meal';
    return choice.choiceType === 'constant_sum' || choice.choiceType === 'choose_up_to' ? 'beside' : 'none';
  });
}

function courseOf(choice: PackageChoice, role: Role, asked: Asked): Course {
  const name = choice.properChoiceSubject ?? choice.description;
  const base = { name, role, total: null, picks: null };
  switch (choice.choiceType) {
    case 'constant_sum':
      return { ...base, total: asked.headcount };
    case 'presentation':
      return { ...base, picks: [1, 1] };
    case 'choose_up_to':
      return { ...base, picks: picksOf(choice, asked) };
    default:
      return base;
  }
}

const keptOf = ({ options }: PackageChoice, { kept }: Asked) =>
  options.flatMap((option) => kept.find(({ optionId }) => optionId === option.id) ?? []);

/** Uses all that the price includes: as many free options as the choice allows. */
function picksOf(choice: PackageChoice, asked: Asked): [number, number] {
  const chosen = keptOf(choice, asked).filter(({ qty }) => qty > 0);
  const paidFor = choice.options.filter(
    ({ id, priceCents, comboOf }) =>
      priceCents === 0 && comboOf.length === 0 && !asked.kept.some(({ optionId }) => optionId === id),
  ).length;
  const room = (choice.maximumChoosableOptions ?? choice.options.length) - countOptions(choice, chosen);
  const most = chosen.length + Math.max(0, room);
  return [Math.min(most, Math.max(mustChoose(choice) ? 1 : 0, chosen.length + paidFor)), most];
}

function candidateOf(choice: PackageChoice, option: Option, asked: Asked): Candidate | null {
  const { headcount, presentation } = asked;
  const kept = asked.kept.find(({ optionId }) => optionId === option.id);
  const base = {
    ...{ course: 0, name: option.name, tags: option.dietaryTags, family: String(option.id), withIt: '' },
    ...{
      unitCents: option.priceCents,
      kept: kept !== undefined && kept.qty > 0,
      as: { optionId: option.id },
    },
  };
  const fixed = (qty: number, portions: number) =>
    qty > 0 ? { ...base, step: qty, portions, least: 1, most: 1 } : null;
  switch (choice.choiceType) {
    case 'included':
      return {
        ...base,
        ...{ as: null, unitCents: 0, step: headcount, portions: headcount, least: 1, most: 1 },
      };
    case 'presentation':
      if (kept) return fixed(kept.qty, 0);
      if (presentation && option.presentationType !== presentation && offers(choice, presentation))
        return null;
      return { ...base, step: 1, portions: 0, least: 0, most: 1 };
    case 'constant_sum': {
      if (kept) return fixed(kept.qty, kept.qty);
      const step = choice.incrementBy;
      return { ...base, step, portions: step, least: 0, most: Math.floor(headcount / step) };
    }
    case 'choose_up_to': {
      if (kept) return fixed(kept.qty, kept.qty);
      const step = enoughFor(choice, headcount);
      return option.comboOf.length > 0 ? null : { ...base, step, portions: step, least: 0, most: 1 };
    }
    default:
      return kept ? fixed(kept.qty, 0) : null;
  }
}

const offers = ({ options }: PackageChoice, presentation: ChosenPresentation) =>
  options.some(({ presentationType }) => presentationType === presentation);
