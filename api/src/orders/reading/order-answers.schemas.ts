import { preferredFields } from '@copper-carrot/contracts';
import Joi from 'joi';
import { earliestStartView } from '../../catalog';
import { shape } from '../../http';
import { askedToPay } from '../asking/asked-to-pay.schemas';
import { changeRequest } from '../changes/change.schemas';
import { orderedMenuItem } from '../offer/dish.schemas';
import {
  count,
  courierText,
  dollars,
  endReason,
  flag,
  idOrNull,
  integer,
  list,
  milesOrNull,
  moment,
  momentOrNull,
  orNull,
  pointsOrNull,
  presentation,
  text,
  version,
  words,
} from './order-fields';
import { chosenOption, whoseAndWhen } from './order-parts.schemas';
import {
  pricing,
  included,
  address,
  creditCard,
  historyEntry,
  kitchen,
  nameOf,
  packageInShort,
} from './order-shapes.schemas';

const ofTheBooks = () =>
  words('For the books of the orderer; null where nobody said, and for the caterer of a direct order.');

export const orderAnswer = shape('Order', 'An order as its orderer reads it (1 §3, 2 §3).', {
  ...whoseAndWhen,
  team: orNull(nameOf()).description('The organization of `team_id`; null without one.'),
  user: Joi.object({ id: integer(), name: text(), invoiceable: flag() }).required(),
  brand: Joi.object({
    id: integer(),
    name: text(),
    slug: text(),
    avatar_url: text(),
    phone_number: orNull(Joi.string()).description('To call the restaurant; null where none is known.'),
  }).required(),
  credit_card_id: idOrNull(
    'The card that pays; null while none is chosen, where no card pays, and for the caterer of a direct order.',
  ),
  credit_card: orNull(creditCard).description('The card of `credit_card_id`; null without one.'),
  bypass_payment: flag(),
  paid_with_invoice: flag(),
  chosen_options: list(chosenOption),
  kept_options: orNull(
    Joi.array().items(
      Joi.object({
        option_id: integer(),
        qty: count('How many of it were chosen.'),
      }),
    ),
  ).description(
    'What was chosen by hand before another headcount moved its quantities, and what every further headcount is shared from; null where the chosen options are it.',
  ),
  included,
  menu_items: list(orderedMenuItem),
  package: orNull(
    Joi.object({
      id: integer(),
      ...packageInShort,
      increment_by: count('The step of the headcount, in people.'),
      minimum_headcount: count('The fewest people that it is sold for.'),
      maximum_headcount: count('The most people that it is sold for.'),
    }),
  ).description('What is ordered; null for an order from a menu.'),
  presentation_type: presentation(),
  poll_code: orNull(Joi.string()).description(
    'The code in the link of its poll; null without one, and for whoever may not read it.',
  ),
  poll: orNull(
    Joi.object({
      code: text(),
      auto_submit: flag(),
      scheduled_at: momentOrNull('When its owner armed auto-submit'),
      expires_at: moment().required().description('When it closes; an instant in UTC.'),
    }),
  ).description(
    'The poll that asks people what they want; null without one, and for whoever may not read it.',
  ),
  reordered_from: idOrNull('The id of the order that this one repeats; null where it repeats none.'),
  is_direct: flag(),
  claimed_by_customer_at: momentOrNull('When the customer claimed a direct order'),
  review: orNull(Joi.object({ overall_rating: integer().description('Stars, 1 to 5.') })).description(
    'What its owner thought of it; null while they said nothing, and where they said it anonymously, for others.',
  ),
  is_managed: flag(),
  from_preferences: Joi.array()
    .items(Joi.string().valid(...preferredFields))
    .required()
    .description('The fields of a cart that were filled in from its owner’s preferences, unchanged since.'),
  pickup: flag(),
  pickup_kitchen_id: idOrNull(
    'Where it is picked up: the kitchen that cooks it, asked for or found; null while there is none.',
  ),
  courier_pickup_text: courierText(),
  courier_label: courierText(),
  possible_kitchens: list(kitchen),
  cost_center: ofTheBooks(),
  purchase_order_reference_code: ofTheBooks(),
  lock_version: version(),
  distance_miles: milesOrNull(
    'Miles between kitchen and address, as the crow flies; null while one of them is not known.',
  ),
  address: address.required(),
  coupon_code: orNull(Joi.string()).description(
    'The coupon that it holds; null without one, and for the caterer of a direct order.',
  ),
  points_awarded: pointsOrNull(),
  pricing: pricing.required(),
  payment: Joi.object({
    status: Joi.string()
      .valid('none', 'saved', 'authorized', 'captured', 'refunded', 'voided', 'failed', 'invoice')
      .required(),
    authorize_on: momentOrNull('When the card will be held'),
    code: orNull(Joi.string()).description(
      'Why the card could not be held, as a submit names it for `credit_card_id`; null where nothing is wrong.',
    ),
    message: orNull(Joi.string()).description(
      'Why the card could not be held, or a submit came to nothing, in words; null where nothing is wrong.',
    ),
    held_until: momentOrNull('Until when another card has to be chosen, or the order ends'),
    bank: orNull(
      Joi.object({
        until: moment().required().description('Until when, an instant in UTC; it is not placed after that.'),
        by: text().description('Who pressed, and is asked by it.'),
        by_you: flag().description('Whether the reader pressed, and goes on with it where they read this.'),
        credit_card_id: idOrNull(
          'The card that their bank is asked about; null where that is not the reader’s.',
        ),
      }),
    ).description(
      'While a cart that was sent waits to be confirmed with the bank of whoever sent it; null where no bank is asked.',
    ),
    waived: orNull(dollars('What a site admin let pass')).description(
      'What of the price a site admin let pass without payment, in dollars; null where nothing.',
    ),
    stuck_refund: orNull(dollars('What was charged too much, and no card took back')).description(
      'What was charged too much, is with us and could not be sent back, in dollars; null where nothing is.',
    ),
  }).required(),
  placing: flag().description('It was sent, and the payment service has not said yet whether it is placed.'),
  cancellation_policy: orNull(
    Joi.object({
      free_until: orNull(moment()).description(
        'Until when it costs nothing, an instant in UTC; null until a caterer accepts, while it is free.',
      ),
      fee: dollars('What canceling costs now'),
      sentence: text(),
      until: orNull(moment()).description(
        'Until when its orderer may cancel it here, an instant in UTC; null until a caterer accepts.',
      ),
    }),
  ).description(
    'What canceling costs; null for a cart, once the order is over, and to whom it is not theirs to cancel.',
  ),
  cancellation_fee: orNull(dollars('What its cancellation cost')).description(
    'What its cancellation cost, in dollars; null for an order that was not canceled.',
  ),
  payment_ask: orNull(askedToPay).description(
    'The colleague who was asked last to pay for it; null where nobody was, and for the caterer of a direct order.',
  ),
  change_request: orNull(changeRequest).description(
    'The last changes that were sent to its caterer or applied; null where nobody changed it. Those that wait for a bank, or that it refused, are told to its customer alone.',
  ),
  submitted_at: momentOrNull('When it was submitted'),
  expires_at: momentOrNull('When it lapses unanswered'),
  cutoff_at: momentOrNull('The last instant at which it can be ordered'),
  earliest_start: orNull(earliestStartView).description(
    'Of an order that was sent by the notice alone that was agreed; null where that is not known any more.',
  ),
  end_reason: endReason(),
  history: list(historyEntry),
  can: shape('OrderCan', 'What the reader may do now (1 §6).', {
    edit: flag(),
    edit_address: flag(),
    edit_payment: flag().description('Say with what it is paid, its tip and its coupon.'),
    submit: flag(),
    claim: flag().description('Make a direct order one’s own, which nobody has claimed yet.'),
    modify: flag(),
    cancel: flag(),
    accept: flag(),
    decline: flag(),
    ignore_checks: flag(),
    pay_by_invoice: flag(),
    choose_card: flag().description('Have another card pay for an order that stands.'),
    add_own_card: flag().description('Keep a new card for oneself: it pays for orders of one’s own alone.'),
    add_team_card: flag().description('Keep a new card for the organization of the order.'),
    ask_to_pay: flag().description('Ask a colleague to pay for a cart of their organization.'),
    raise_tip: flag().description('Give more for what was delivered.'),
    send_back: flag().description('Send back what no card took so far, or say how it was sent.'),
    reorder: flag().description('Order the same once more, for its owner.'),
    review: flag().description('Say what one thought of it.'),
    read_receipt: flag().description('Take away a receipt: something was charged.'),
    read_invoice: flag().description('Take away an invoice: it was agreed, or canceled for a fee.'),
  }).required(),
});
