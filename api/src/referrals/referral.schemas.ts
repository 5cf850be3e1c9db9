import Joi from 'joi';
import { listAnswer, shape } from '../http';

const integer = () => Joi.number().integer().required();
const text = () => Joi.string().required();
const at = () => Joi.string().isoDate().required();

/** The id of a link, as in its address. */
export const linkId = () => Joi.string().guid();

const reward = {
  coins: integer().description('What each of the two earns.'),
  amount: integer().description('What these coins pay, in whole dollars.'),
};

export const linkAnswer = shape('ReferralLink', 'A person’s own link to refer others by.', {
  uuid: text(),
  path: text().description('Its path on the site.'),
  ...reward,
});

export const referrerAnswer = shape('Referrer', 'Who refers the reader of a link.', {
  uuid: text(),
  first_name: text().allow(''),
  is_own: Joi.boolean()
    .required()
    .description('Whether it is the reader’s own link, which brings them nothing.'),
  ...reward,
});

export const referralsAnswer = listAnswer(
  shape('Referral', 'A person who signed up by a link.', {
    id: integer(),
    name: text().allow('').description('Their first name.'),
    joined_at: at().description('When they signed up, in UTC.'),
    rewarded_at: at()
      .allow(null)
      .description('When their first order was delivered, in UTC; null until then.'),
    coins: integer().description('What the reader of the list earned by it.'),
  }),
);

export const linkParams = Joi.object<{ uuid: string }, true>({ uuid: linkId().required() });
