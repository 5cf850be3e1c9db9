import Joi from 'joi';
import { shape } from '../../http';
import { catererChangeRequest } from '../changes/change.schemas';
import {
  clock,
  clockOrNull,
  count,
  courierText,
  day,
  dayOrNull,
  dollars,
  endReason,
  flag,
  headcountOrNull,
  integer,
  list,
  moment,
  momentOrNull,
  orNull,
  pointsOrNull,
  presentation,
  status,
  teamIdOrNull,
  text,
  version,
  words,
  zone,
  zoneOrNull,
} from './order-fields';
import { chosenOption, priceLine } from './order-parts.schemas';
import { orderedMenuItem } from '../offer/dish.schemas';
import { included, address, historyEntry, packageName, nameOf } from './order-shapes.schemas';

export const catererOrderAnswer = shape(
  'CatererOrder',
  'An order as its caterer reads it: what to cook, where to bring it, what it pays.',
  {
    id: integer(),
    status: status(),
    status_label: text(),
    brand_id: integer(),
    kitchen: orNull(nameOf()).description('Who cooks it; null where no kitchen was chosen.'),
    start_date: day().required(),
    start_time: clock().required(),
    start_at: moment().required().description('When the event starts; an instant in UTC.'),
    time_zone: zone().required(),
    headcount: count('How many people.'),
    customer: Joi.object({
      name: text(),
      team_name: orNull(Joi.string()).description('The organization that orders; null without one.'),
      contact_name: words('Whom to ask for; null where nobody said.'),
      contact_phone: words('Whom to call on the way; null where nobody said.'),
    }).required(),
    address: address.required(),
    pickup: flag(),
    package: orNull(packageName).description('What is ordered; null for an order from a menu.'),
    presentation_type: presentation(),
    chosen_options: list(chosenOption),
    included,
    menu_items: list(orderedMenuItem),
    pricing: Joi.object({ lines: list(priceLine), payout: dollars('What the caterer gets') }).required(),
    change_request: orNull(catererChangeRequest).description(
      'The last changes that were sent or applied; null where nobody changed it.',
    ),
    is_direct: flag(),
    claimed_by_customer_at: momentOrNull('When the customer claimed a direct order'),
    submitted_at: momentOrNull('When it was submitted'),
    expires_at: momentOrNull('When it lapses unanswered'),
    payment_held_until: momentOrNull(
      'Its card was refused, and nothing is to be cooked before another one pays: until when that may come, or the order ends',
    ),
    end_reason: endReason(),
    lock_version: version(),
    history: list(historyEntry),
    can: Joi.object({
      accept: flag(),
      decline: flag(),
      edit: flag(),
      print_labels: flag().description(
        'Print a label for each portion: it stands, and people picked what they eat, or all is packed by portions.',
      ),
      remove: flag().description('A direct order that nobody has claimed or placed.'),
    }).required(),
  },
);

const foodPrice = dollars('Food before deal and coupon as agreed at submit, 0 before');

/** What every list says of an order. */
const listedForCaterer = {
  id: integer(),
  status: status(),
  status_label: text(),
  team_id: teamIdOrNull(),
  brand_id: integer(),
  user_id: integer(),
  user_name: text(),
  start_at: momentOrNull('When the event starts'),
  start_date: dayOrNull(),
  start_time: clockOrNull(),
  time_zone: zoneOrNull(),
  headcount: headcountOrNull(),
  address: Joi.object({
    company_name: words('Whose door it is; null where nobody said.'),
    formatted_address: orNull(Joi.string()).description('The address in one line; null while there is none.'),
  }).required(),
  package: orNull(packageName).description('What is ordered; null for an order from a menu.'),
  brand: Joi.object({ name: text(), avatar_url: text() }).required(),
  pickup: flag(),
  courier_pickup_text: courierText(),
  courier_label: courierText(),
  pricing: Joi.object({ order_items_price: foodPrice }).required(),
  review: orNull(Joi.object({ overall_rating: count('Stars, 1 to 5.') })).description(
    'What its orderer thought of it; null while not reviewed.',
  ),
};
/** What the lists of its customer say: besides, what it costs them and what they earn by it. */
export const listedOrder = {
  ...listedForCaterer,
  points_awarded: pointsOrNull(),
  pricing: Joi.object({
    order_items_price: foodPrice,
    customer_price: dollars('What the orderer pays as agreed at submit, 0 before'),
  }).required(),
  saved_price: orNull(
    shape('SavedPrice', 'What a cart cost when it was last saved.', {
      amount: dollars('The whole price by then, for its headcount'),
      before_delivery: flag().description(
        'Whether the delivery is not in it: nobody had said where it goes, or no kitchen brings it there.',
      ),
    }),
  ).description('Null for what was submitted, and for a cart that had no headcount or was never priced.'),
};
export const orderListRecord = shape('OrderListRecord', 'An order in a list.', {
  ...listedOrder,
  can: Joi.object({ reorder: flag().description('Order the same once more, for its owner.') })
    .required()
    .description('What the reader may do now.'),
});
export const catererOrderListRecord = shape(
  'CatererOrderListRecord',
  'An order in the list of its caterer.',
  {
    ...listedForCaterer,
    kitchen_name: orNull(Joi.string()).description('Who cooks it; null where no kitchen was chosen.'),
    lock_version: version(),
    expires_at: momentOrNull('When it lapses unanswered'),
    change_expires_at: momentOrNull('When changes that its caterer is to answer lapse; null without any'),
    payout: dollars('What the caterer gets'),
    can: Joi.object({ accept: flag(), decline: flag() }).required(),
  },
);
