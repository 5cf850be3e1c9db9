import {
  allergens,
  dietaryNames,
  formatOrderDate,
  formatPhone,
  formatTime,
  productName,
  type Allergen,
  type DietaryTag,
  type Schemas,
} from '@copper-carrot/contracts';
import { blockColor, type Block } from './draw-blocks';

type Order = Schemas['CatererOrder'];
export type KitchenPaper = 'order-sheet' | 'packing-list';

interface Line {
  said: string;
  notes: string[];
}

const small = (said: string, gap = 0): Block => ({
  ...{ said, gap },
  ...{ font: 'regular', size: 10, color: blockColor.soft },
});
const strong = (said: string, gap = 8): Block => ({
  ...{ said, gap },
  ...{ font: 'bold', size: 12, color: blockColor.ink },
});
const heading = (said: string): Block => ({
  said,
  font: 'bold',
  size: 14,
  color: blockColor.copper,
  gap: 20,
});

const marks = (tags: readonly DietaryTag[] | null) => (tags ?? []).map((tag) => dietaryNames[tag]).join(', ');
const held = (of: readonly Allergen[] | null) =>
  of && of.length > 0 ? `Contains ${of.map((each) => allergens[each]).join(', ')}` : '';
const noted = (...notes: (string | null)[]) => notes.filter((note): note is string => Boolean(note));

/** What is cooked, with how many of it. */
const cooked = (order: Order): Line[] => [
  ...order.chosen_options
    .filter(({ item_choice_type: type }) => type !== 'presentation')
    .map(({ qty, name, dietary_tags: tags, allergens: of }) => ({
      said: `${qty} × ${name}`,
      notes: noted(marks(tags), held(of)),
    })),
  ...order.menu_items.map((item) => ({
    said: `${item.qty} × ${item.name}`,
    notes: noted(
      item.modifiers.map(({ name, qty }) => (qty > 1 ? `${qty} ${name}` : name)).join(', '),
      item.for_name && `For ${item.for_name}`,
      item.note,
      marks(item.dietary_tags),
      held(item.allergens),
    ),
  })),
];
/** What comes with every order without being chosen. */
const along = ({ included }: Order): Line[] =>
  (included?.dishes ?? []).map(({ name, note, dietary_tags: tags, allergens: of }) => ({
    said: name,
    notes: noted(note, marks(tags), held(of)),
  }));

const head = (order: Order, title: string): Block[] => [
  { said: productName, font: 'bold', size: 11, color: blockColor.copper, gap: 0 },
  { said: `${title}, order #${order.id}`, font: 'bold', size: 22, color: blockColor.ink, gap: 16 },
  {
    ...small(`${formatOrderDate(order.start_date)}, ${formatTime(order.start_time)} ${order.time_zone}`, 4),
    size: 12,
  },
  {
    ...small(
      [order.package?.name ?? 'From the menu', `${order.headcount} people`, order.kitchen?.name]
        .filter(Boolean)
        .join(' · '),
    ),
    size: 12,
  },
];

const where = ({ address, customer, pickup }: Order): Block[] => [
  heading(pickup ? 'Pickup' : 'To bring to'),
  ...noted(
    [customer.team_name, customer.name].filter(Boolean).join(', '),
    pickup
      ? null
      : [address.company_name, address.formatted_address, address.suite].filter(Boolean).join(', '),
    [customer.contact_name, customer.contact_phone && formatPhone(customer.contact_phone)]
      .filter(Boolean)
      .join(', '),
    address.delivery_instructions,
  ).map((said) => ({ ...small(said, 2), size: 11, color: blockColor.ink })),
];

const listed = (title: string, lines: readonly Line[], isTicked: boolean): Block[] =>
  lines.length === 0
    ? []
    : [
        heading(title),
        ...lines.flatMap(({ said, notes }) => [
          { ...strong(said), isTicked },
          ...notes.map((note) => small(note)),
        ]),
      ];

const plain = (said: string): Line => ({ said, notes: [] });

/** All that the kitchen needs to cook an order and bring it. */
const orderSheet = (order: Order): Block[] => [
  ...head(order, 'Order sheet'),
  ...where(order),
  ...listed('To cook', cooked(order), false),
  ...listed('Comes with every order', along(order), false),
  ...listed(
    'What people ask for',
    order.meal_notes.map(({ name, dish, note }) => ({ said: note, notes: [`${dish} for ${name}`] })),
    false,
  ),
  ...listed('To bring along', (order.included?.others ?? []).map(plain), false),
];

/** What is packed, each with a box to tick. */
const packingList = (order: Order): Block[] => [
  ...head(order, 'Packing list'),
  ...where(order),
  ...listed('To pack', [...cooked(order), ...along(order)], true),
  ...listed('To bring along', (order.included?.others ?? []).map(plain), true),
];

/** A kitchen's paper for an order that is not canceled. */
export const presentKitchenPaper = (kind: KitchenPaper, order: Order): { title: string; blocks: Block[] } =>
  kind === 'order-sheet'
    ? { title: `Order sheet #${order.id}`, blocks: orderSheet(order) }
    : { title: `Packing list #${order.id}`, blocks: packingList(order) };
