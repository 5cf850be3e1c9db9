import { comboParts, type Diet, dietNames, diets, type Schemas, suitsDiet } from '@copper-carrot/contracts';
import { PollSelectionBody } from '@copper-carrot/contracts/limits';
import { joinList } from '@copper-carrot/shared-ui/words';

/** The form's meal: an option id, or one of the two words below. */
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

/** The form's values of an answer, or of a new one. */
export const mealOf = (answer: Answer | null | undefined, dietary: readonly Diet[] = []): Meal => ({
  package_item_option_id: answer ? pickOf(answer) : '',
  combo: answer?.combo_of ?? [],
  qty: answer?.qty ?? 1,
  note: answer?.note ?? '',
  dietary: [...(answer?.dietary ?? dietary)],
});

/** Limits and labels of the meal form. */
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

/**
 * The meal without irrelevant values: a combination of too few dishes, or quantity and note of a
 * person who eats nothing.
 */
export const meant = <Values extends Meal>(typed: Values): Values => ({
  ...typed,
  ...(typed.package_item_option_id === nothing && { qty: 1, note: '' }),
  combo:
    typed.package_item_option_id === combination && (typed.combo?.length ?? 0) < comboParts.least
      ? null
      : (typed.combo ?? []),
});

/** The meal in the API's form. */
export const saidOf = ({ package_item_option_id: pick, combo, qty, note, dietary }: Meal): Said => ({
  ...(pick === nothing && { opted_out: true }),
  ...(pick === combination && { combo: { package_item_option_ids: combo ?? [] } }),
  ...(pick !== nothing && pick !== combination && { package_item_option_id: Number(pick) }),
  qty: pick === nothing ? 1 : (qty ?? 1),
  note,
  dietary,
});

/** Whether an answer equals the meal. */
export const isSameMeal = (said: Said, answer: Answer): boolean => {
  const wordsOf = ({ package_item_option_id: option, combo, opted_out, qty, note, dietary }: Said) =>
    JSON.stringify([
      ...[option ?? null, opted_out ?? false, qty, note, dietary],
      [...(combo?.package_item_option_ids ?? [])].sort((one, other) => one - other),
    ]);
  return wordsOf(said) === wordsOf(saidOf(mealOf(answer)));
};

/** The needed diets that an option is not marked for. */
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

/** Suitable options first, each group in the menu's order. */
export const fittingFirst = (
  options: readonly Schemas['Option'][],
  needs: readonly Diet[],
): Schemas['Option'][] => [
  ...options.filter((option) => missing(option, needs).length === 0),
  ...options.filter((option) => missing(option, needs).length > 0),
];
