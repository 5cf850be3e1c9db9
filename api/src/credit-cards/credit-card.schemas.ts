import Joi from 'joi';
import { id, listAnswer, listQuery, nameForOthers, shape, whole } from '../http';

/** The cards of an organization, else one's own. */
export const cardsQuery = listQuery<{ team_id?: number }>({ team_id: id() }, whole());

const number = () => Joi.number().integer().required();
const text = () => Joi.string().allow('').required();
const flag = () => Joi.boolean().required();

export const savedCard = shape('SavedCard', 'A card as whoever keeps it sees it.', {
  id: number(),
  user_id: number(),
  team_id: number()
    .allow(null)
    .description('The organization that pays with it; null for a card of one person alone.'),
  owner_name: text().description('Who added it.'),
  nickname: text(),
  brand: text(),
  last4: text(),
  exp_month: number().description('The last month that it is good for, 1 to 12.'),
  exp_year: number().description('The year of that month, in four digits.'),
  valid_stripe: flag().description('Whether it can pay: not expired.'),
  is_default: flag().description('Whether a new order is to be paid with it.'),
  promised_orders: Joi.array()
    .items(
      Joi.object({
        id: number(),
        brand_name: text(),
        start_date: text()
          .allow(null)
          .description(
            'The day of the event in the zone of its place, `YYYY-MM-DD`; null while nobody has said.',
          ),
      }),
    )
    .required()
    .description('The orders that are still to be paid with it.'),
  can: Joi.object({ update: flag(), delete: flag() }).required(),
});
export const savedCards = listAnswer(savedCard);

export const newCardAnswer = shape('NewCardOffer', 'For whom a card may be added.', {
  own: flag().description('Whether it may be one’s own.'),
  teams: Joi.array()
    .items(Joi.object({ id: number(), name: text() }))
    .required()
    .description('The organizations that it may be kept for.'),
});

export const cardBody = shape('CreditCardBody', 'What to change of a card; a key left out stays as it is.', {
  credit_card: Joi.object({
    nickname: nameForOthers(100).allow(''),
    is_default: Joi.boolean()
      .valid(true)
      .description('A new order is paid with it from now on, and with the one before no more.'),
  })
    .min(1)
    .required(),
});
