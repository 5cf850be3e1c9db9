import { coinsPerDollar } from '@copper-carrot/contracts';
import Joi from 'joi';
import { id, shape } from '../http';

const count = (says: string) => Joi.number().integer().min(0).required().description(says);
const orNull = <Schema extends Joi.Schema>(schema: Schema, says: string) =>
  schema.allow(null).required().description(says);
const moment = () => Joi.string().isoDate();

export const redeemableCoins = shape('RedeemableCoins', 'What somebody’s coins are worth (2 §7).', {
  coins: count('How many there are to redeem.'),
  amount: count(`What they pay, in whole dollars; ${coinsPerDollar} coins are one.`),
  coins_per_dollar: count('What one dollar costs, in coins.'),
  next_lapse: orNull(
    Joi.object({
      coins: count('How many.'),
      at: moment().required().description('When, an instant in UTC.'),
    }),
    'The coins that lapse next, in 30 days or sooner; null where none do.',
  ),
});

export const redeemableOrder = shape(
  'RedeemableOrder',
  'A cart of one’s own, which coins can pay a part of.',
  {
    id: id().required(),
    brand: Joi.object({
      name: Joi.string().required(),
      avatar_url: Joi.string().allow('').required(),
    }).required(),
    package_name: orNull(Joi.string(), 'What is ordered; null for dishes of a menu.'),
    start_date: orNull(Joi.string(), '`YYYY-MM-DD` in the zone of the order; null while not said.'),
    headcount: orNull(Joi.number().integer(), 'How many people; null while not said.'),
    total: orNull(
      Joi.number(),
      'What it cost when it was last saved, in dollars; null while nobody is counted.',
    ),
    amount: count('What coins are to pay of it already, in dollars.'),
  },
);

export const awardRedemption = shape('AwardRedemption', 'What coins pay of one order (2 §3).', {
  order_id: id().required(),
  amount: count('In whole dollars.'),
  coins: count('What that takes, in coins.'),
  status: Joi.string()
    .valid('in_cart', 'redeemed', 'returned')
    .required()
    .description('In a cart nothing is spent yet; what ends without the food gives its coins back.'),
  brand: Joi.object({ name: Joi.string().required() }).required(),
  start_date: orNull(Joi.string(), '`YYYY-MM-DD` in the zone of the order; null while not said.'),
});

export const redemptionBody = shape('AwardRedemptionBody', 'What coins are to pay of which order.', {
  award_redemption: Joi.object({
    order_id: id().required(),
    amount: Joi.number().integer().min(1).max(10_000).required().description('In whole dollars.'),
  }).required(),
});

export const coinEntry = shape(
  'CoinEntry',
  'One entry of a person’s coins; all of them sum to what is left.',
  {
    id: id().required(),
    coins: Joi.number().integer().required().description('More than zero earned, less spent or lost.'),
    reason: Joi.string()
      .valid('order', 'review', 'referral', 'redemption', 'refund', 'lapse', 'correction')
      .required(),
    order_id: orNull(Joi.number().integer(), 'The order that it is about; null where it is about none.'),
    brand_name: orNull(Joi.string(), 'Whose food that was; null likewise.'),
    at: moment().required().description('An instant in UTC.'),
    lapses_at: orNull(
      moment(),
      'When what was earned lapses, an instant in UTC; null for what was not earned.',
    ),
  },
);
