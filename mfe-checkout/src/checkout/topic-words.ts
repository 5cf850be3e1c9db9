import type { Schemas } from '@copper-carrot/contracts';
import { formatOrderDate, formatTime } from '@copper-carrot/shared-ui/dates';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { dishNames, type DishNames, dishWords } from './dish-words';
import { fieldLabels } from './fields';
import { cardName } from './promise';
import { type ChangeKey, type Values } from './sections';
import { type Topic, topics } from './topics';

/** The sources of names for values that contain only ids. */
export interface Around {
  order: Pick<Schemas['Order'], 'credit_card' | 'credit_card_id' | 'team' | 'address' | 'possible_kitchens'>;
  names: ReadonlyMap<number, string>;
  dishes: DishNames;
}

export const aroundOf = (
  order: Schemas['Order'],
  names: Around['names'] = namesOf(order),
  dishes: DishNames = dishNames(order.menu_items),
): Around => ({ order, names, dishes });

export const namesOf = ({ chosen_options: chosen }: Schemas['Order']): Around['names'] =>
  new Map(chosen.map(({ option_id, name }) => [option_id, name]));

export const nothingSaid = '–';
const said = (text: string | null | undefined) => (text ? text : nothingSaid);

/** Wording of topics whose value is not shown as it is, by their first key. */
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

/** Words for the value of a topic. */
export function wordsOf({ keys: [key] }: Topic, values: Values, around: Around): string {
  if (key === undefined) return nothingSaid;
  return special[key]?.(values, around) ?? said(values[key] as string | null);
}

export const nounOf = (label: Topic['label']): string =>
  `the ${/^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;

const longest = 40;

/** Words for changed topics, such as “the headcount to 30 and the tip to $50.00”. */
export function movedWords(moved: readonly ChangeKey[], values: Values, around: Around): string[] {
  return (
    topics
      .filter(({ keys }) => keys.some((key) => moved.includes(key)))
      .filter(({ label }) => label !== 'Choices' || !moved.includes('headcount'))
      // For its customer, the order has the same place as a saved address, so that is reported only
      // once.
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
