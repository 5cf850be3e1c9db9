import { comboAllergens, comboMarks, type Schemas } from '@copper-carrot/contracts';

type Poll = Schemas['PublicPoll'];

/** All options, single and combined. */
export const optionsOf = ({ options, combo_options }: Pick<Poll, 'options' | 'combo_options'>) => [
  ...options,
  ...combo_options.filter(({ id }) => options.every((option) => option.id !== id)),
];

type Marks = Pick<Schemas['Option'], 'dietary_tags' | 'allergens'>;

/** The common dietary marks of combined dishes; none if one dish is unknown. */
export function marksOfParts(parts: readonly (Marks | undefined)[]): Marks {
  const known = parts.filter((part) => part !== undefined);
  const all = known.length === parts.length ? known : [];
  return {
    dietary_tags: all.length > 0 ? comboMarks(all.map((part) => part.dietary_tags)) : [],
    allergens: comboAllergens(all.map((part) => part.allergens)),
  };
}

/** The names of a pick, including options that left the menu. */
export function pickedNames(
  poll: Pick<Poll, 'options' | 'combo_options'>,
  { combo_of: parts, package_item_option_id: id }: Schemas['PollSelection'],
): { names: string[] } & Marks {
  const offered = optionsOf(poll);
  const picked = (parts.length > 0 ? parts : [id]).map((each) =>
    offered.find((option) => option.id === each),
  );
  return {
    names: picked.map((option) => option?.name ?? 'A dish that is not on the menu any more'),
    ...marksOfParts(picked),
  };
}

/** Words for a poll that takes no answers, and what that means for the reader. */
export function endWords({ status, is_called_off: isOff, asked_by: by, order_id, selection }: Poll): {
  title: string;
  words: string;
} {
  if (isOff) return { title: 'This order was called off', words: 'No food comes of it.' };
  // The poll's owner is not told to ask the owner.
  if (order_id !== null)
    return {
      title: status === 'submitted' ? 'The order is placed' : 'This poll is closed',
      words: 'Nobody can answer any more.',
    };
  if (status === 'submitted')
    return selection
      ? { title: 'Your food is ordered', words: 'It comes with the order of your team.' }
      : { title: 'The order is placed', words: `Ask ${by.name} if you still want something.` };
  return selection
    ? { title: 'This poll is closed', words: `${by.name} has your answer and orders from here.` }
    : {
        title: 'This poll is closed',
        words: `It takes no answers any more. Ask ${by.name} if you still want something.`,
      };
}
