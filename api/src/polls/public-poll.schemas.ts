import { diets, pollStatuses } from '@copper-carrot/contracts';
import Joi from 'joi';
import { optionKeys, pictureView } from '../catalog';
import { date, shape } from '../http';
import { pollCode } from './poll-code';
import { flag, integer, list, moment, momentOrNull, orNull, text } from './answer-parts';
import { selectionFields, selectionView } from './selection.schemas';

export const publicPollQuery = Joi.object<{ code: string }, true>({ code: pollCode().required() });

const dishView = shape('PollDish', 'What can be picked in a poll, as whoever has its link sees it.', {
  ...optionKeys,
  picture_url: text().description('What it looks like; empty where nobody knows.'),
  own_share: Joi.number()
    .required()
    .description(
      'What its eater pays themselves, in dollars for one portion; of a combination, the dearest.',
    ),
});

export const publicPollView = shape('PublicPoll', 'A poll as whoever has its link sees it.', {
  code: text(),
  status: Joi.string()
    .valid(...pollStatuses)
    .required(),
  is_over: flag().description('It takes no answers any more.'),
  asked_by: Joi.object({ name: text() }).required().description('Who asks.'),
  organization: orNull(Joi.object({ name: text() })).description('For whom; null for nobody’s any more.'),
  brand: Joi.object({ name: text() }).required(),
  package: Joi.object({ name: text(), picture: pictureView.required() }).required(),
  subject: text().description('What is picked, such as `filling`.'),
  start_at: momentOrNull('When the food comes'),
  is_called_off: flag().description('Its order was canceled, declined or not answered: nobody cooks it.'),
  order_id: orNull(Joi.number().integer()).description('For who ordered it alone; null for everybody else.'),
  allergens_stated_on: orNull(date()).description(
    'The day, in the zone of the site, on which the caterer stood up for the allergens of its package; null where they did not.',
  ),
  time_zone: text().description('The IANA zone of the place; UTC while no place is known.'),
  expires_at: moment().required().description('When the poll ends; an instant in UTC.'),
  expires_at_with_zone: text().description('The same by the clock of the place, with its offset.'),
  meal_allowance: orNull(Joi.number()).description(
    'What the organization pays of each meal, in dollars; null where it pays all of it.',
  ),
  options: list(dishView),
  combo_creation_allowed: flag(),
  combo_options: list(dishView).description(
    'What can share a portion where combinations are allowed; empty otherwise.',
  ),
  combo_least: integer().description('So many options share a portion at least.'),
  combo_most: integer().description('So many options share a portion at most.'),
  version: integer().description('Grows with each change of the poll, its answers included.'),
  selection: orNull(selectionView).description('What the reader answered; null while they said nothing.'),
  dietary_profile: Joi.array()
    .items(Joi.string().valid(...diets))
    .required()
    .description('What the reader needs of their food, as they said it last; empty without an account.'),
});

export const publicAnswerBody = shape('PublicPollSelectionBody', 'An answer by the link of a poll.', {
  code: pollCode().required().description('Of the link.'),
  poll_selection: selectionFields.required(),
});

export const withdrawnAnswerBody = shape('WithdrawnAnswerBody', 'Of which poll an answer is taken back.', {
  code: pollCode().required().description('Of the link.'),
});
