import { orderStatuses, pollStatuses } from '@copper-carrot/contracts';
import Joi from 'joi';
import { optionView } from '../catalog';
import { date, email, id, nameForOthers, money, shape, time } from '../http';
import { ignoreChecks, pricing } from '../orders';
import { flag, integer, list, moment, momentOrNull, orNull, text } from './answer-parts';

export const extraSelection = shape('ExtraSelection', 'What fills portions that nobody picked.', {
  package_item_option_id: id().required(),
  qty: Joi.number()
    .integer()
    .min(1)
    .max(1_000)
    .required()
    .description('In what proportion to the others of the list.'),
});

const pollStatus = () =>
  Joi.string()
    .valid(...pollStatuses)
    .required();
const pollCount = shape('PollCount', 'How many portions were picked of something.', {
  option_id: orNull(Joi.number().integer()).description(
    'The `id` of the option of the poll; null of a combination, and of those who eat nothing.',
  ),
  package_item_option_id: orNull(Joi.number().integer()).description(
    'The option of the menu; null of a combination, and of those who eat nothing.',
  ),
  combo_of: list(Joi.number().integer()).description(
    'The options that share the portion; empty unless it is a combination.',
  ),
  qty: integer().description('Portions; people, where they eat nothing.'),
  opted_out: flag(),
});

export const pollView = shape('Poll', 'A poll that asks people what they want to eat (1 §3).', {
  code: text().description('The secret of its link.'),
  order_id: integer(),
  team_id: orNull(Joi.number().integer()).description(
    'The organization of its order; null where that is nobody’s any more.',
  ),
  status: pollStatus(),
  package_item_id: integer().description('The choice that it is about.'),
  poll_options: list(
    shape('PollOption', 'What can be picked.', {
      id: integer().description('Of the option of this poll.'),
      package_item_option_id: integer(),
      option: optionView.required(),
    }),
  ),
  counts: list(pollCount),
  people_count: integer().description('Portions that were picked, of whatever.'),
  answers_count: integer().description('People who answered, also that they eat nothing.'),
  headcount: orNull(Joi.number().integer()).description('Of the order; null while not said.'),
  extra_headcount_for_auto_submit: integer().description('People beyond those who picked.'),
  extra_selections: list(extraSelection).description(
    'What fills the portions that nobody picked; empty leaves that to what the order holds.',
  ),
  auto_submit: flag(),
  scheduled_at: momentOrNull('When it was armed to send its order at its end'),
  meal_allowance: orNull(Joi.number()).description(
    'What the organization pays of each meal, in dollars; null where it pays all of it.',
  ),
  maximum_total: orNull(Joi.number()).description(
    'The most that its order may cost to be sent by itself, in dollars; null while nobody said.',
  ),
  expires_at: moment().required().description('When it ends; an instant in UTC.'),
  expires_at_with_zone: text().description('The same by the clock of the place, with its offset.'),
  time_zone: text().description('The IANA zone of the place; UTC while no place is known.'),
  latest_end: momentOrNull('The last moment at which its order can be ordered'),
  is_over: flag().description('It takes no answers of teammates.'),
  selections_applied_at: momentOrNull('When its selections came onto the order'),
  combo_creation_allowed: flag(),
  limit_combo_options: flag().description('Only options of the poll can be combined, not all of the choice.'),
  version: integer().description('Grows with each change of the poll, its answers included.'),
  invitees: list(
    shape('PollInvitee', 'Somebody who was invited by mail.', {
      id: integer(),
      name: text(),
      email: text(),
      user_id: orNull(Joi.number().integer()).description('Their account; null where it is not known.'),
      answer: orNull(Joi.string().valid('answered', 'opted_out')).description(
        'Null while they said nothing.',
      ),
    }),
  ),
  failure: orNull(
    Joi.object({
      code: text(),
      message: text().description('What stood in the way, in words.'),
      at: moment().required().description('An instant in UTC.'),
    }),
  ).description(
    'Why it could not send its order by itself; null where it did not try, or all is well again.',
  ),
});

export const livePollView = shape('LivePoll', 'A poll as everybody who holds its link may watch it.', {
  status: pollStatus(),
  is_over: flag().description('It takes no answers of teammates.'),
  expires_at: moment().required().description('When it ends; an instant in UTC.'),
  expires_at_with_zone: text().description('The same by the clock of the place, with its offset.'),
  counts: list(pollCount).description(
    'One for each option, for each combination, and for those who eat nothing.',
  ),
  people_count: integer().description('Portions that were picked, of whatever.'),
  answers_count: integer().description('People who answered, also that they eat nothing.'),
  version: integer().description('Grows with each change of the poll.'),
});

export const listedPollView = shape('ListedPoll', 'A poll in the list of a person.', {
  code: text(),
  order_id: integer(),
  order_status: Joi.string()
    .valid(...orderStatuses)
    .required(),
  status: pollStatus(),
  is_over: flag().description('It takes no answers of teammates.'),
  expires_at: moment().required().description('When it ends; an instant in UTC.'),
  expires_at_with_zone: text().description('The same by the clock of the place, with its offset.'),
  time_zone: text().description('The IANA zone of the place; UTC while no place is known.'),
  start_at: momentOrNull('When the event starts'),
  brand: Joi.object({ name: text() }).required(),
  package: Joi.object({ name: text() }).required(),
  asked_by: text().description('Who asks.'),
  is_own: flag().description('Of an order of the reader, or begun by them.'),
  is_invited: flag(),
  answer: orNull(Joi.string().valid('answered', 'opted_out')).description(
    'Null while the reader said nothing.',
  ),
  can: Joi.object({ read_order: flag().description('Its order is open to the reader.') }).required(),
});

const endKeys = {
  end_date: date(', in the zone of the place'),
  end_time: time().description('`HH:mm` in the zone of the place.'),
};
const pollKeys = {
  poll_options: Joi.array()
    .items(id())
    .min(1)
    .max(100)
    .unique()
    .description('The options of the menu that can be picked, in this sequence.'),
  combo_creation_allowed: Joi.boolean(),
  limit_combo_options: Joi.boolean().description(
    'Only options of the poll can be combined; otherwise all of the choice.',
  ),
  extra_headcount_for_auto_submit: Joi.number()
    .integer()
    .min(0)
    .max(1_000)
    .description('People beyond those who pick.'),
  extra_selections: Joi.array()
    .items(extraSelection)
    .max(100)
    .unique('package_item_option_id')
    .description('What fills portions that nobody picked, each option once.'),
};

const invitee = shape('PollInviteeBody', 'Somebody to invite.', {
  email: email().required(),
  name: nameForOthers(100).allow(''),
});
const inviteesOf = () =>
  Joi.array().items(invitee).max(200).unique('email').description('Each address once.');

export const newPollBody = shape('NewPollBody', 'A poll to begin.', {
  team_id: id().description('The organization of the order; 422 for another one.'),
  order_poll: Joi.object({
    package_item_id: id().description(
      'The choice to ask about; the first whose options count up to the headcount unless said.',
    ),
    ...pollKeys,
    ...endKeys,
    meal_allowance: money('What the organization pays of each meal', {
      most: 10_000,
      rest: '; who picks a dearer one is billed the rest once it is ordered, and nobody where this is left out',
    }),
    invitees: inviteesOf(),
  })
    .and('end_date', 'end_time')
    .required()
    .description(
      'An end is said whole: `end_date` with `end_time`. Without one the poll ends at the last moment to order.',
    ),
});

export const changePollBody = shape('ChangePollBody', 'What of a poll to change; a key left out stays.', {
  order_poll: Joi.object({
    status: Joi.string()
      .valid('open', 'closed')
      .description('`closed` ends it now; `open` opens it again, with a new end.'),
    ...pollKeys,
    ...endKeys,
    auto_submit: Joi.boolean(),
    scheduled_at: Joi.string()
      .max(40)
      .allow(null)
      .description(
        'Anything but null, such as an instant in UTC, arms it, with `auto_submit`, at the moment of the call: its order is sent at its end and can’t be changed until then. Null takes that off.',
      ),
    maximum_total: money('The most that its order may cost to be sent by itself', { most: 1_000_000 }),
    meal_allowance: money('What the organization pays of each meal', {
      most: 10_000,
      rest: '; never less than before, and null where it pays all of it',
    }).allow(null),
  })
    .and('end_date', 'end_time')
    .required()
    .description('An end is said whole: `end_date` with `end_time`.'),
  ignore_checks: ignoreChecks,
});

export const applyBody = shape('ApplySelectionsBody', 'How to apply selections.', {
  persist_changes: Joi.boolean().description('False only says what would change; true unless said.'),
  ignore_checks: ignoreChecks,
});

export const appliedView = shape('AppliedSelections', 'What applying the selections does to the order.', {
  persisted: flag(),
  headcount: integer().description('People that the order is for then.'),
  headcount_before: orNull(Joi.number().integer()).description('Null where nobody had said.'),
  chosen_options: list(
    shape('AppliedOption', 'How many of an option.', {
      option_id: integer().description('Negative of a combination that is only made when it is stored.'),
      item_id: integer(),
      name: text(),
      combo_of: list(Joi.number().integer()).description('The options that share it; empty without.'),
      qty: integer().description('Portions on the order then.'),
      qty_before: integer().description('Portions that are on it now.'),
    }),
  ),
  pricing: pricing.required(),
  poll: pollView.required(),
});

export const deletePollBody = shape('DeletePollBody', 'How to end a poll for good.', {
  email_pollees: Joi.boolean().description('Whoever answered with an address is told.'),
});

export const inviteBody = shape('InviteToPollBody', 'Whom to invite.', {
  invitees: inviteesOf().min(1).required(),
});
