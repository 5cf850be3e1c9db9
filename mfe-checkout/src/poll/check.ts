import { quantityOf, type Quantities, type Schemas } from '@copper-carrot/contracts';
import { marksOfParts } from './shared';

/** An option that was picked more often than it is ordered. */
interface Short {
  name: string;
  picked: number;
  ordered: number;
}

type Choices = readonly Pick<Schemas['Choice'], 'options'>[];
type Counted = Schemas['Poll']['counts'][number];

/** The option of a pick; undefined for a combination that the order does not have yet. */
function optionOf(choices: Choices, { package_item_option_id: id, combo_of: parts }: Counted) {
  const options = choices.flatMap((choice) => choice.options);
  if (parts.length === 0) return options.find((option) => option.id === id);
  return options.find(
    ({ combo_of }) => combo_of.length === parts.length && parts.every((part) => combo_of.includes(part)),
  );
}

/** The name of a pick: an option, a combination, or nothing. */
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

/** The option as the poll offers it, even if the menu no longer has it. */
const optionBy = (id: number | null, { poll_options }: Offered, choices: Choices) =>
  [...poll_options.map(({ option }) => option), ...choices.flatMap(({ options }) => options)].find(
    (option) => option.id === id,
  );

export const nameOf = (id: number | null, poll: Offered, choices: Choices): string =>
  optionBy(id, poll, choices)?.name ?? 'A dish that is not on the menu any more';

/** The dietary marks of a pick. */
export const marksOf = (
  {
    package_item_option_id: id,
    combo_of: parts,
  }: Pick<Schemas['PollSelection'], 'package_item_option_id' | 'combo_of'>,
  poll: Offered,
  choices: Choices,
) => marksOfParts((parts.length > 0 ? parts : [id]).map((part) => optionBy(part, poll, choices)));

/** Options that were picked more often than they are ordered (1 §5). */
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
