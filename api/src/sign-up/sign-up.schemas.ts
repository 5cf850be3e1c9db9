import Joi from 'joi';
import { passwordField, tokenField } from '../accounts';
import { linkId } from '../referrals';
import { email, id, nameForOthers, shape } from '../http';

const name = () => nameForOthers(100);
const campaign = () => Joi.string().max(200).allow('');
const newPerson = () => ({
  name: name().required(),
  email: email().required(),
  password: passwordField().required(),
  source: campaign(),
  gclid: campaign(),
  utm_source: campaign(),
  utm_medium: campaign(),
  utm_campaign: campaign(),
  utm_term: campaign(),
  utm_content: campaign(),
  referring_brand_id: id(),
});

export const signUpBody = shape('SignUpBody', 'A new account with a new organization.', {
  ...newPerson(),
  organization_name: nameForOthers(200).required(),
  referral: linkId().description('The id of the link that brought them; one that nobody has is passed over.'),
});

export const invitedSignUpBody = shape('InvitedSignUpBody', 'A new account by an invitation.', {
  ...newPerson(),
  invitation_token: tokenField().required(),
});

export const signUpParams = Joi.object<{ id: string }, true>({ id: tokenField().required() });

export const signUpAnswer = shape('SignUp', 'A sign-up that waits for its code.', {
  id: Joi.string()
    .required()
    .description('What the code of the mail belongs to, known to this browser alone.'),
  email: Joi.string().required(),
});

export const confirmSignUpBody = shape('ConfirmSignUpBody', 'The code of the mail.', {
  code: Joi.string().max(20).required().description('Six digits, with spaces or without.'),
});
