import { setUpLabels } from '@copper-carrot/contracts';
import { type ChangeRow } from '@copper-carrot/shared-ui/ChangeTable';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { count } from '@copper-carrot/shared-ui/words';
import { type Choice, type Content, type Option } from './api';

export const choiceTypeNames: Record<Choice['choice_type'], string> = {
  constant_sum: 'Counted by the headcount',
  choose_up_to: 'Some are picked for everyone',
  add_on: 'Extra, by the piece',
  included: 'Comes with every order',
  presentation: 'How the food is served',
};

/** What a person reads a choice by. */
export const titleOf = (choice: Choice, place: number): string =>
  choice.proper_choice_subject || choice.description || `Choice ${place + 1}`;

export const newOption: Option = { name: '', description: '', price: 0, dietary_tags: [], allergens: [] };
export const newChoice: Choice = {
  ...{ choice_type: 'constant_sum', proper_choice_subject: '', description: '', serving_info: '' },
  ...{ increment_by: 1, maximum_choosable_options: null, options: [newOption] },
};

const people = (number: number) => count(number, 'person', 'people');
const facts: [string, (content: Content) => string][] = [
  ['Name', ({ name }) => name],
  ['Description', ({ description }) => description],
  ['Price per person', ({ price }) => formatMoney(price)],
  ['From', ({ minimum_headcount: least }) => people(least)],
  ['To', ({ maximum_headcount: most }) => people(most)],
  ['In steps of', ({ increment_by: step }) => people(step)],
  ['Own notice', ({ lead_time_hours: hours }) => (hours === null ? 'as the brand' : count(hours, 'hour'))],
  ['Set-up', ({ set_up_type: type }) => setUpLabels[type]],
  ['Also comes with it', ({ includes }) => includes.join(', ')],
];

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function optionWords({ price = 0, allergens = [], dietary_tags: tags = [] }: Option): string {
  const marks = [...tags, ...allergens].map((each) => each.replaceAll('_', ' '));
  return [formatMoney(price), ...marks].join(', ');
}

/** The options of all choices by their name, with the choice that each belongs to. */
const optionsOf = (choices: readonly Choice[]) =>
  new Map(
    choices.flatMap((choice, place) =>
      choice.options.map((option) => [`${titleOf(choice, place)}: ${option.name}`, option] as const),
    ),
  );

/** What a draft changes, as rows of old and new; of a new package all that it says. */
export function changesOf(live: Content | null, content: Content): ChangeRow[] {
  const rows = facts.flatMap(([label, words]): ChangeRow[] => {
    const [before, after] = [live && words(live), words(content)];
    return before === after || (live === null && after === '')
      ? []
      : [{ label, before: before || null, after }];
  });
  const [old, next] = [optionsOf(live?.choices ?? []), optionsOf(content.choices)];
  const options = [...new Set([...old.keys(), ...next.keys()])].flatMap((label): ChangeRow[] => {
    const [before, after] = [old.get(label), next.get(label)];
    if (before && after && sameJson(before, after)) return [];
    const [was, is] = [before && optionWords(before), after && optionWords(after)];
    // Its words changed, which are too long for a table.
    if (was === is) return [{ label, before: was ?? null, after: `${is ?? ''}, other words` }];
    return [{ label, before: was ?? null, after: is ?? null }];
  });
  const isOtherwise =
    options.length === 0 && !sameJson(live?.choices ?? [], content.choices)
      ? [{ label: 'Choices', before: null, after: 'Other rules or words' }]
      : [];
  return [...rows, ...options, ...isOtherwise];
}
