import type { Schemas } from '@copper-carrot/contracts';
import { formatOrderDate, formatTime } from '@copper-carrot/shared-ui/dates';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { dishNames, type DishNames, dishWords } from './dish-words';
import { fieldLabels } from './fields';
import { cardName } from './promise';
import { type ChangeKey, type Values } from './sections';

/** What a person means by a change: one thing to them, whatever fields it takes. */
export interface Topic {
  label: string;
  keys: readonly ChangeKey[];
  /** What is said of it, in words. */
  words: (values: Values, around: Around) => string;
}

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
const text = (key: ChangeKey, label = fieldLabels[key]): Topic => ({
  label,
  keys: [key],
  words: (values) => said(values[key] as string | null),
});

/** All that may change about a cart, in the order in which checkout asks for it. */
export const topics: readonly Topic[] = [
  {
    label: 'Date and time',
    keys: ['start_date', 'start_time'],
    words: ({ start_date: date, start_time: time }) =>
      said([date && formatOrderDate(date), time && formatTime(time)].filter(Boolean).join(', ')),
  },
  {
    label: fieldLabels.headcount,
    keys: ['headcount'],
    words: ({ headcount }) => said(headcount?.toString()),
  },
  {
    label: fieldLabels.team_id,
    keys: ['team_id'],
    words: ({ team_id: id }, { order: { team } }) =>
      id === null ? nothingSaid : team?.id === id ? team.name : 'Another organization',
  },
  text('cost_center'),
  text('purchase_order_reference_code'),
  {
    label: fieldLabels.pickup,
    keys: ['pickup', 'pickup_kitchen_id'],
    words: ({ pickup, pickup_kitchen_id: id }, { order }) => {
      if (!pickup) return 'Delivery';
      const kitchen = order.possible_kitchens.find((each) => each.id === id);
      return kitchen ? `Pickup at ${kitchen.name}` : 'Pickup';
    },
  },
  {
    label: fieldLabels.formatted_address,
    keys: ['address_id', 'google_place_id', 'formatted_address'],
    words: ({ address_id: id, formatted_address: words }, { order: { address } }) =>
      id !== null && id !== address.address_id ? 'Another saved address' : said(words),
  },
  text('company_name'),
  text('suite'),
  text('contact_name'),
  text('contact_phone'),
  text('delivery_instructions'),
  {
    label: 'Payment',
    keys: ['credit_card_id', 'paid_with_invoice', 'bypass_payment'],
    words: ({ credit_card_id: id, paid_with_invoice: invoice, bypass_payment: isFree }, { order }) => {
      if (isFree) return fieldLabels.bypass_payment;
      if (invoice) return 'Invoice';
      if (id === null) return nothingSaid;
      return order.credit_card?.id === id ? cardName(order.credit_card) : 'Another card';
    },
  },
  {
    label: 'Choices',
    keys: ['chosen_options', 'presentation_type'],
    words: ({ chosen_options: chosen }, { names }) =>
      said(
        chosen
          .filter(({ qty }) => qty > 0)
          .map(({ option_id: id, qty }) => `${qty} × ${names.get(id) ?? 'another dish'}`)
          .join(', '),
      ),
  },
  {
    label: 'Dishes',
    keys: ['menu_items'],
    words: ({ menu_items: lines }, { dishes }) =>
      said(lines.map((line) => `${line.qty} × ${dishWords(line, dishes)}`).join(', ')),
  },
  text('coupon_code', 'Coupon'),
  {
    label: 'Tip',
    keys: ['tip'],
    words: ({ tip }) => (tip === null ? 'The usual share' : formatMoney(tip)),
  },
];

/** What a field is part of. */
export const topicOf = (key: ChangeKey): Topic['label'] | undefined =>
  topics.find(({ keys }) => keys.includes(key))?.label;

/** “the headcount”, “the PO reference”. */
export const nounOf = (label: Topic['label']): string =>
  `the ${/^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;

const longest = 40;

/** What became of an order, such as “the headcount to 30 and the tip to $50.00”. */
export function movedWords(moved: readonly ChangeKey[], values: Values, around: Around): string[] {
  return topics
    .filter(({ keys }) => keys.some((key) => moved.includes(key)))
    .filter(({ label }) => label !== 'Choices' || !moved.includes('headcount'))
    .map(({ label, words }) => {
      const name = nounOf(label);
      const now = words(values, around);
      return label === 'Choices' || now === nothingSaid || now.length > longest ? name : `${name} to ${now}`;
    });
}
