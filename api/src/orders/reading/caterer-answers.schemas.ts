import Joi from 'joi';
import { shape } from '../../http';
import { catererChangeRequest } from '../changes/change.schemas';
import {
  clock,
  count,
  day,
  dollars,
  endReason,
  flag,
  integer,
  list,
  moment,
  momentOrNull,
  orNull,
  presentation,
  status,
  text,
  version,
  words,
  zone,
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
    meal_notes: list(
      shape('MealNote', 'What whoever picked a meal in its poll says of it to the kitchen.', {
        name: text().description('Whose meal it is.'),
        dish: text(),
        note: text(),
      }),
    ).description('By dish; none of an order that does not stand.'),
    pricing: Joi.object({ lines: list(priceLine), payout: dollars('What the caterer gets') }).required(),
    change_request: orNull(catererChangeRequest).description(
      'The last changes that were sent or applied; null where nobody changed it.',
    ),
    is_direct: flag(),
    claimed_by_customer_at: momentOrNull('When the customer claimed a direct order'),
    submitted_at: momentOrNull('When it was submitted'),
    expires_at: momentOrNull('When it lapses unanswered'),
    on_its_way_at: momentOrNull('When its caterer sent it off'),
    cancellation_acknowledged_at: momentOrNull('When its caterer acknowledged that it was canceled'),
    payment_held_until: momentOrNull(
      'Its card was refused, and nothing is to be cooked before another one pays: until when that may come, or the order ends',
    ),
    end_reason: endReason(),
    lock_version: version(),
    history: list(historyEntry),
    can: Joi.object({
      accept: flag(),
      decline: flag(),
      confirm: flag().description('Confirm it, from the day before its event on.'),
      send_off: flag().description('Say that it is on its way, on the day of its event.'),
      deliver: flag().description('Mark it as delivered, from an hour before its start on.'),
      move: flag().description('Move it to another kitchen of the brand, where one can cook it.'),
      acknowledge: flag().description('Acknowledge that it was canceled.'),
      edit: flag(),
      print_labels: flag().description(
        'Print a label for each portion: it stands, and people picked what they eat, or all is packed by portions.',
      ),
      remove: flag().description('A direct order that nobody has claimed or placed.'),
    }).required(),
  },
);
