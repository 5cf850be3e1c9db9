import Joi from 'joi';
import { shape } from '../../http';
import {
  count,
  courierText,
  dollars,
  flag,
  momentOrNull,
  orNull,
  pointsOrNull,
  text,
  version,
  words,
} from './order-fields';
import { whoseAndWhen } from './order-parts.schemas';
import { packageName } from './order-shapes.schemas';

const foodPrice = dollars('Food before deal and coupon as agreed at submit, 0 before');

/** Fields of an order in every list. */
const listedForCaterer = {
  ...whoseAndWhen,
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
/** Fields in the customer's lists, with price and points. */
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
export const yearCount = shape('YearCount', 'How many orders have their event in a year.', {
  year: count('The year, as in 2026.'),
  count: count('Orders that were placed.'),
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
