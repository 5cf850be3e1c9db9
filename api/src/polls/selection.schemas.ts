import { diets } from '@copper-carrot/contracts';
import Joi from 'joi';
import { email, id, nameForOthers, money, shape } from '../http';
import { dietary, flag, integer, list, moment, orNull, text } from './answer-parts';

export const selectionView = shape('PollSelection', 'What somebody wants to eat (ENTI-10).', {
  id: integer(),
  user_id: orNull(Joi.number().integer()).description('Their account; null for somebody without one.'),
  name: text(),
  email: orNull(Joi.string()).description('Null where nobody said one.'),
  package_item_option_id: orNull(Joi.number().integer()).description(
    'What was picked; null for a combination, and for nothing.',
  ),
  combo_of: list(Joi.number().integer()).description('The options that share the portion; empty without.'),
  qty: integer().description('Portions of one person.'),
  own_share: Joi.number()
    .required()
    .description('What they agreed to pay themselves, in dollars for all portions.'),
  note: text(),
  dietary: Joi.array()
    .items(Joi.string().valid(...diets))
    .required()
    .description('What they need of their food.'),
  opted_out: flag(),
  created_at: moment().required().description('An instant in UTC.'),
  updated_at: moment().required().description('When it was changed last; an instant in UTC.'),
});

const selectionKeys = {
  name: nameForOthers(100, { says: 'Left out, that of the account' }),
  email: email()
    .allow(null)
    .description('Where a confirmation goes; left out, that of the account, and null for nobody’s.'),
  package_item_option_id: id().allow(null).description('What is picked; null for nothing or a combination.'),
  combo: Joi.object({
    package_item_option_ids: Joi.array()
      .items(id())
      .max(20)
      .unique()
      .required()
      .description('Each option once.'),
  })
    .allow(null)
    .description('Options that share the portion; null without.'),
  qty: Joi.number().integer().min(1).max(20).description('Portions of one person; 1 unless said.'),
  note: Joi.string().trim().allow('').max(500),
  dietary: dietary().description('What they need of their food; remembered for an account.'),
  opted_out: Joi.boolean().description('They eat nothing.'),
  seen_share: money('What they saw that they pay themselves of all portions', {
    most: 1_000_000,
    rest: '; 409 `poll-share_changed` where it is more by now, which `context.own_share` says. Not looked at where somebody answers for another',
  }),
};
export const selectionFields = shape(
  'PollSelectionFields',
  'What somebody wants: one of option, combination or nothing.',
  {
    ...selectionKeys,
    user_id: id()
      .allow(null)
      .description(
        'A member whose answer this is, which the owner of the poll gives for them; null for somebody without an account.',
      ),
  },
);
export const selectionBody = shape('PollSelectionBody', 'An answer.', {
  poll_selection: selectionFields.required(),
});
