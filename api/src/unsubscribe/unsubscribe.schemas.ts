import { mailKinds } from '@copper-carrot/contracts';
import Joi from 'joi';
import { shape } from '../http';

// It holds an address, so it is longer than the tokens in our tables.
const token = () => Joi.string().max(1000).required().description('The signed token of a mail’s link.');

export const tokenQuery = Joi.object<{ token: string }, true>({ token: token() });

export const subscriptionBody = shape('MailSubscriptionBody', 'Turns the mails of a link off or on again.', {
  token: token(),
  on: Joi.boolean().required(),
});

export const subscriptionAnswer = shape('MailSubscription', 'The mails that an unsubscribe link is about.', {
  kind: Joi.string()
    .valid(...mailKinds)
    .required(),
  email: Joi.string().required().description('To whom they go.'),
  on: Joi.boolean().required().description('Whether they are sent.'),
  has_account: Joi.boolean()
    .required()
    .description('Whether the address has an account, where each kind of mail can be turned off.'),
});
