import { mailKinds } from '@copper-carrot/contracts';
import Joi from 'joi';
import { email, listAnswer, nameForOthers, phone, shape } from '../http';
import { uploadKey } from '../uploads';
import { passwordField } from './account.schemas';

const flag = () => Joi.boolean().required();
const text = () => Joi.string().allow('').required();
const kind = () => Joi.string().valid(...mailKinds);

export const accountAnswer = shape(
  'Account',
  'What a person says of themselves, and what they get mails of.',
  {
    id: Joi.number().integer().required(),
    first_name: text(),
    last_name: text(),
    email: text(),
    new_email: text()
      .allow(null)
      .description('An address that counts once the mail to it is answered; null where none waits.'),
    email_verified: flag(),
    avatar_url: text().allow(null).description('Their picture; null where they have none.'),
    phone: text().allow(null).description('Whom to call about their orders; null where they said none.'),
    review_anonymously: flag(),
    notifications: Joi.array()
      .items(Joi.object({ kind: kind().required(), on: flag() }))
      .required()
      .description('The mails that can be turned off, and whether they are on.'),
    can: Joi.object({
      change_sign_in: flag().description(
        'Whether e-mail, password and the end of the account are theirs to change: never for who acts as them.',
      ),
    }).required(),
  },
);

export const accountBody = shape(
  'AccountBody',
  'What to change of one’s own account; a key left out stays as it is.',
  {
    account: Joi.object({
      first_name: nameForOthers(100),
      last_name: nameForOthers(100).allow(''),
      phone: phone('Whom to call about their orders; null takes it off.').allow(null),
      review_anonymously: Joi.boolean(),
      notifications: Joi.array()
        .items(Joi.object({ kind: kind().required(), on: flag() }))
        .unique('kind')
        .description('The kinds to turn on or off; the others stay as they are.'),
    })
      .min(1)
      .required(),
  },
);

export const avatarBody = shape('AvatarBody', 'A picture that was uploaded as an avatar.', {
  upload_key: uploadKey().required(),
});

export const newEmailBody = shape(
  'NewEmailBody',
  'Another address to sign in with, by the present password.',
  {
    email: email().required(),
    current_password: passwordField().required(),
  },
);

export const deleteAccountBody = shape('DeleteAccountBody', 'The end of one’s account, by its password.', {
  current_password: passwordField().required(),
});

export const accountEndAnswer = shape('AccountEnd', 'What stands against the end of an account.', {
  obstacles: Joi.array()
    .items(
      Joi.object({
        code: Joi.string().required(),
        message: Joi.string().required().description('A sentence for people.'),
        order_id: Joi.number()
          .integer()
          .required()
          .allow(null)
          .description('The order that it is about; null for something else.'),
        team_id: Joi.number()
          .integer()
          .required()
          .allow(null)
          .description('The organization that it is about; null for something else.'),
      }),
    )
    .required()
    .description('Empty where nothing does.'),
});

export const sessionsAnswer = listAnswer(
  shape('SignedInDevice', 'Where a person is signed in.', {
    id: Joi.number().integer().required(),
    device: Joi.string().required().description('Browser and system, as the browser named itself.'),
    opened_at: Joi.string().isoDate().required().description('When they signed in there, an instant in UTC.'),
    is_current: flag().description('Whether this call was made from there.'),
  }),
);
