import { gifts, monthlyGiftStatuses } from '@copper-carrot/contracts';
import Joi from 'joi';
import { email, id, listAnswer, money, nameForOthers, shape } from '../http';

const flag = () => Joi.boolean().required();
const dollars = (says: string) => Joi.number().required().description(`${says}, in dollars.`);

export interface GiftWish {
  amount: number;
  total: number;
  covers_fees: boolean;
  monthly: boolean;
  anonymous: boolean;
  honoree: string;
  name?: string;
  email?: string;
  stripe_token?: string;
  credit_card_id?: number;
}

export const giftBody = shape('GiftBody', 'A gift to a campaign, and the card that pays it.', {
  gift: Joi.object<GiftWish, true>({
    amount: money(`What is given, at least $${gifts.least}`, { most: gifts.most }).required(),
    total: money(
      'What the card is charged, as its giver saw it: the gift, and its fees if they are covered',
      {
        most: gifts.most * 2,
      },
    ).required(),
    covers_fees: flag().description('Whether the giver pays the fees of the card on top.'),
    monthly: flag().description('Whether it is charged each month until its giver ends it.'),
    anonymous: flag().description('Whether the campaign shows no name.'),
    honoree: nameForOthers(gifts.longestName, { says: 'Whom it honors' }).allow('').default(''),
    name: nameForOthers(gifts.longestName, {
      says: 'Who gives, as the campaign shows it; a guest has to say so',
    }),
    email: email().description('Where the receipt goes; a guest has to say so.'),
    stripe_token: Joi.string()
      .max(200)
      .description('A payment method of Stripe’s, for a card that is not saved.'),
    credit_card_id: id().description('A card of one’s own that is saved, instead.'),
  }).required(),
});

export const giftAnswer = shape('Gift', 'A gift that was charged.', {
  id: id().required(),
  amount: dollars('What was given'),
  total: dollars('What the card was charged'),
  monthly: flag(),
  email: Joi.string().allow('').required().description('Where its receipt goes.'),
  receipt_url: Joi.string().required().description('Where its receipt is read as a PDF.'),
});

const giver = shape('Giver', 'A gift that a campaign keeps, as anybody sees it.', {
  id: id().required(),
  name: Joi.string().allow(null).required().description('Null for somebody who gives anonymously.'),
  honoree: Joi.string().allow('').required(),
  amount: dollars('What was given'),
  monthly: flag().description('Whether it is given each month.'),
  given_at: Joi.string().isoDate().required().description('An instant in UTC.'),
  can: Joi.object({ refund: flag().description('Whether its reader may give it back.') }).required(),
});
export const giversAnswer = listAnswer(giver);

const token = () => Joi.string().max(1000).required().description('The signed token of a mail’s link.');
export const tokenQuery = Joi.object<{ token: string }, true>({ token: token() });

export const monthlyGiftBody = shape('MonthlyGiftBody', 'Pauses, goes on with or ends a monthly gift.', {
  token: token(),
  status: Joi.string().valid('active', 'paused', 'ended').required(),
});

export const monthlyGiftAnswer = shape('MonthlyGift', 'A gift that is charged each month.', {
  campaign: Joi.object({ name: Joi.string().required(), slug: Joi.string().required() }).required(),
  amount: dollars('What is given each month'),
  total: dollars('What the card is charged each month'),
  honoree: Joi.string().allow('').required(),
  status: Joi.string()
    .valid(...monthlyGiftStatuses)
    .required()
    .description('`starting` until its first gift is charged.'),
  next_on: Joi.string()
    .allow(null)
    .required()
    .description('The day of the next charge, `YYYY-MM-DD` in UTC; null while there is none.'),
});
