import { quantityOf, type Quantities, type Schemas } from '@copper-carrot/contracts';
import { marksOfParts } from './shared';

/** What was picked more often than it is ordered. */
interface Short {
  name: string;
  picked: number;
  ordered: number;
}

type Choices = readonly Pick<Schemas['Choice'], 'options'>[];
type Counted = Schemas['Poll']['counts'][number];

/** The option that people picked, also where several share a portion; undefined of a combination that nobody has made yet. */
function optionOf(choices: Choices, { package_item_option_id: id, combo_of: parts }: Counted) {
  const options = choices.flatMap((choice) => choice.options);
  if (parts.length === 0) return options.find((option) => option.id === id);
  return options.find(
    ({ combo_of }) => combo_of.length === parts.length && parts.every((part) => combo_of.includes(part)),
  );
}

/** What people picked, by name: of an option, of what shares a portion, or of nothing. */
export function countName(
  count: Counted,
  poll: Pick<Schemas['Poll'], 'poll_options'>,
  choices: Choices,
): string {
  if (count.opted_out) return 'Not eating';
  const known = optionOf(choices, count);
  if (known) return known.name;
  const ids = count.combo_of.length > 0 ? count.combo_of : [count.package_item_option_id];
  return ids.map((id) => nameOf(id, poll, choices)).join(' + ');
}

type Offered = Pick<Schemas['Poll'], 'poll_options'>;

/** An option as the poll offers it, also where the menu has it no more. */
const optionBy = (id: number | null, { poll_options }: Offered, choices: Choices) =>
  [...poll_options.map(({ option }) => option), ...choices.flatMap(({ options }) => options)].find(
    (option) => option.id === id,
  );

export const nameOf = (id: number | null, poll: Offered, choices: Choices): string =>
  optionBy(id, poll, choices)?.name ?? 'A dish that is not on the menu any more';

/** The marks of what was picked: of a dish, or of several that share a portion. */
export const marksOf = (
  {
    package_item_option_id: id,
    combo_of: parts,
  }: Pick<Schemas['PollSelection'], 'package_item_option_id' | 'combo_of'>,
  poll: Offered,
  choices: Choices,
) => marksOfParts((parts.length > 0 ? parts : [id]).map((part) => optionBy(part, poll, choices)));

/** What the order holds too little of: a poll counts no more of an option than is ordered (1 §5). */
export function shortOf(poll: Schemas['Poll'], choices: Choices, chosen: Quantities): Short[] {
  return poll.counts
    .filter(({ opted_out, qty }) => !opted_out && qty > 0)
    .map((each) => {
      const option = optionOf(choices, each);
      return {
        name: countName(each, poll, choices),
        picked: each.qty,
        ordered: option ? quantityOf(chosen, option.id) : 0,
      };
    })
    .filter(({ picked, ordered }) => picked > ordered);
}
