import type { Schemas } from '@copper-carrot/contracts';
import { formatOrderDate, formatTime } from '@copper-carrot/shared-ui/dates';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { dishNames, type DishNames, dishWords } from './dish-words';
import { fieldLabels } from './fields';
import { cardName } from './promise';
import { type ChangeKey, type Values } from './sections';
import { type Topic, topics } from './topics';

/** Where names come from that values have only ids of. */
export interface Around {
  order: Pick<Schemas['Order'], 'credit_card' | 'credit_card_id' | 'team' | 'address' | 'possible_kitchens'>;
  /** Options by their id. */
  names: ReadonlyMap<number, string>;
  dishes: DishNames;
}

/** The names that an order itself brings, or those that are known besides. */
export const aroundOf = (
  order: Schemas['Order'],
  names: Around['names'] = namesOf(order),
  dishes: DishNames = dishNames(order.menu_items),
): Around => ({ order, names, dishes });

export const namesOf = ({ chosen_options: chosen }: Schemas['Order']): Around['names'] =>
  new Map(chosen.map(({ option_id, name }) => [option_id, name]));

export const nothingSaid = '–';
const said = (text: string | null | undefined) => (text ? text : nothingSaid);

/** What is said of a topic; by the first of its keys, where that is no text that is said as it is. */
const special: Partial<Record<ChangeKey, (values: Values, around: Around) => string>> = {
  start_date: ({ start_date: date, start_time: time }) =>
    said([date && formatOrderDate(date), time && formatTime(time)].filter(Boolean).join(', ')),
  headcount: ({ headcount }) => said(headcount?.toString()),
  team_id: ({ team_id: id }, { order: { team } }) =>
    id === null ? nothingSaid : team?.id === id ? team.name : 'Another organization',
  pickup: ({ pickup, pickup_kitchen_id: id }, { order }) => {
    if (!pickup) return 'Delivery';
    const kitchen = order.possible_kitchens.find((each) => each.id === id);
    return kitchen ? `Pickup at ${kitchen.name}` : 'Pickup';
  },
  address_id: ({ address_id: id, formatted_address: words }, { order: { address } }) =>
    id !== null && id !== address.address_id ? 'Another saved address' : said(words),
  credit_card_id: ({ credit_card_id: id, paid_with_invoice: invoice, bypass_payment: isFree }, { order }) => {
    if (isFree) return fieldLabels.bypass_payment;
    if (invoice) return 'Invoice';
    if (id === null) return nothingSaid;
    return order.credit_card?.id === id ? cardName(order.credit_card) : 'Another card';
  },
  chosen_options: ({ chosen_options: chosen }, { names }) =>
    said(
      chosen
        .filter(({ qty }) => qty > 0)
        .map(({ option_id: id, qty }) => `${qty} × ${names.get(id) ?? 'another dish'}`)
        .join(', '),
    ),
  menu_items: ({ menu_items: lines }, { dishes }) =>
    said(lines.map((line) => `${line.qty} × ${dishWords(line, dishes)}`).join(', ')),
  tip: ({ tip }) => (tip === null ? 'The usual share' : formatMoney(tip)),
};

/** What an order, or what was typed into it, says of a topic. */
export function wordsOf({ keys: [key] }: Topic, values: Values, around: Around): string {
  if (key === undefined) return nothingSaid;
  return special[key]?.(values, around) ?? said(values[key] as string | null);
}

/** “the headcount”, “the PO reference”. */
export const nounOf = (label: Topic['label']): string =>
  `the ${/^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;

const longest = 40;

/** What became of an order, such as “the headcount to 30 and the tip to $50.00”. */
export function movedWords(moved: readonly ChangeKey[], values: Values, around: Around): string[] {
  return (
    topics
      .filter(({ keys }) => keys.some((key) => moved.includes(key)))
      .filter(({ label }) => label !== 'Choices' || !moved.includes('headcount'))
      // Opened by its customer, an order knows the same place as one of their saved addresses.
      .filter(({ keys }) => !keys.includes('address_id') || moved.includes('formatted_address'))
      .map((topic) => {
        const { label } = topic;
        const name = nounOf(label);
        const now = wordsOf(topic, values, around);
        return label === 'Choices' || now === nothingSaid || now.length > longest
          ? name
          : `${name} to ${now}`;
      })
  );
}
