import { comboParts, type Diet, dietNames, diets, type Schemas, suitsDiet } from '@copper-carrot/contracts';
import { PollSelectionBody } from '@copper-carrot/contracts/limits';
import { joinList } from '@copper-carrot/shared-ui/words';

/** What a form of a meal holds: its option, or one of the two words below. */
export interface Meal {
  package_item_option_id: string;
  combo: number[] | null;
  qty: number | null;
  note: string;
  dietary: Diet[];
}

export const combination = 'combo';
export const nothing = 'nothing';

type Answer = Schemas['PollSelection'];
type Said = Schemas['PollSelectionFields'];

const pickOf = ({ opted_out, combo_of, package_item_option_id: id }: Said & Pick<Answer, 'combo_of'>) =>
  opted_out ? nothing : combo_of.length > 0 ? combination : String(id);

/** A meal as it was answered, or one that nobody has picked yet. */
export const mealOf = (answer: Answer | null | undefined, dietary: readonly Diet[] = []): Meal => ({
  package_item_option_id: answer ? pickOf(answer) : '',
  combo: answer?.combo_of ?? [],
  qty: answer?.qty ?? 1,
  note: answer?.note ?? '',
  dietary: [...(answer?.dietary ?? dietary)],
});

/** What a form of a meal goes by. */
export const mealForm = {
  limits: {
    ...PollSelectionBody,
    'poll_selection.package_item_option_id': { required: true },
    'poll_selection.combo': { required: true },
    'poll_selection.qty': { ...PollSelectionBody['poll_selection.qty'], required: true },
  },
  within: 'poll_selection.',
  labels: {
    package_item_option_id: 'Meal',
    combo: 'Dishes that share the meal',
    qty: 'Portions',
    note: 'Note for the kitchen',
  },
  asks: {
    package_item_option_id: 'Please choose a meal.',
    combo: `Please choose ${comboParts.least} dishes or more.`,
  },
} as const;

/** The meal as it is looked at: too few dishes are no combination, and who eats nothing has no portions and no note. */
export const meant = <Values extends Meal>(typed: Values): Values => ({
  ...typed,
  ...(typed.package_item_option_id === nothing && { qty: 1, note: '' }),
  combo:
    typed.package_item_option_id === combination && (typed.combo?.length ?? 0) < comboParts.least
      ? null
      : (typed.combo ?? []),
});

/** The meal as calls take it. */
export const saidOf = ({ package_item_option_id: pick, combo, qty, note, dietary }: Meal): Said => ({
  ...(pick === nothing && { opted_out: true }),
  ...(pick === combination && { combo: { package_item_option_ids: combo ?? [] } }),
  ...(pick !== nothing && pick !== combination && { package_item_option_id: Number(pick) }),
  qty: pick === nothing ? 1 : (qty ?? 1),
  note,
  dietary,
});

/** Whether an answer is what was said. */
export const isSameMeal = (said: Said, answer: Answer): boolean => {
  const wordsOf = ({ package_item_option_id: option, combo, opted_out, qty, note, dietary }: Said) =>
    JSON.stringify([
      ...[option ?? null, opted_out ?? false, qty, note, dietary],
      [...(combo?.package_item_option_ids ?? [])].sort((one, other) => one - other),
    ]);
  return wordsOf(said) === wordsOf(saidOf(mealOf(answer)));
};

/** The diets that an option is not marked for. */
const missing = ({ dietary_tags: tags }: Pick<Schemas['Option'], 'dietary_tags'>, needs: readonly Diet[]) =>
  diets.filter((diet) => needs.includes(diet) && !suitsDiet(tags, diet));

/** 'Not marked vegan or gluten-free'; empty where an option is marked for all that is needed. */
export const misfitWords = (
  option: Pick<Schemas['Option'], 'dietary_tags'>,
  needs: readonly Diet[],
): string => {
  const names = missing(option, needs).map((diet) => dietNames[diet].toLowerCase());
  return names.length > 0 ? `Not marked ${joinList(names, 'or')}` : '';
};

/** What suits first, each part in the sequence of the menu. */
export const fittingFirst = (
  options: readonly Schemas['Option'][],
  needs: readonly Diet[],
): Schemas['Option'][] => [
  ...options.filter((option) => missing(option, needs).length === 0),
  ...options.filter((option) => missing(option, needs).length > 0),
];
