import Joi from 'joi';
import { id, shape } from '../http';

const count = (says: string) => Joi.number().integer().min(0).required().description(says);
const list = (item: Joi.Schema) => Joi.array().items(item).required();

const teamStats = shape('TeamStats', 'What the navigation counts of one organization, or in all.', {
  redeemable_points: count('Coins that can be redeemed; none for who can not be rewarded.'),
  submitted_order_count: count(
    'How many submitted orders are still ahead: of the organization, for whoever may list them; in all, one’s own.',
  ),
  unread_message_count: count('How many messages of caterers are unread.'),
});

const item = {
  id: id().required().description('Of the order.'),
  team_id: Joi.number()
    .integer()
    .allow(null)
    .required()
    .description('The organization that ordered; null without one.'),
  title: Joi.string().required().description('What was ordered, and of whom.'),
  start_date: Joi.string()
    .allow(null)
    .required()
    .description('`YYYY-MM-DD` in the zone of the order; null while not said.'),
};
const actionItem = shape('ActionItem', 'An order that wants something of its owner.', item);

/** What the navigation counts, and what wants a person's attention (2 §3, "Stats"). */
export const statsAnswer = shape('Stats', 'What the navigation counts, and what wants attention (2 §3).', {
  stats: teamStats.required(),
  team_stats: Joi.object().pattern(Joi.string(), teamStats).required(),
  customer_action_items: Joi.object({
    orders_awaiting_review: list(actionItem).description('The latest first, 50 at most.'),
    orders_with_refused_payments: list(actionItem).description(
      'Whose card was refused; another one is needed.',
    ),
    orders_with_pending_changes: list(actionItem).description(
      'Whose changes their caterer has not answered.',
    ),
    polls_awaiting_answer: list(
      shape('PollToAnswer', 'A poll that one was invited to and has not answered.', {
        ...item,
        code: Joi.string().required().description('In the link of the poll.'),
      }),
    ),
  }).required(),
});
