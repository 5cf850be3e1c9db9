import { errorCodes, sentences, type Schemas } from '@copper-carrot/contracts';
import { databaseNow } from '../clock';
import { database } from '../database';
import { ApiError, invalid } from '../errors';
import type { Actor } from '../http';
import { assessForPoll, lockOrder, requireWritableCart } from '../orders';
import { dollarsToCents } from '../pricing';
import { keepInvitees, requireMayInvite, wantedOf } from './invite-to-poll';
import { isPollable, offered } from './poll-choice';
import { newPollCode } from './poll-code';
import { newPollEnd } from './poll-end';
import { pollEvents } from './poll.events';
import { OrderPoll } from './poll.model';
import { keepOptions, requireExtras } from './poll-options';
import { pollProcess } from './poll.process';

/**
 * Creates the poll of a cart (1 §7), invites people and returns its code. 409 if the cart has a poll, 422 by field for
 * invalid input.
 */
export async function makePoll(
  orderId: number,
  { team_id: teamId, order_poll: wish }: Schemas['NewPollBody'],
  actor: Actor,
): Promise<string> {
  const { invitees = [] } = wish;
  await requireMayInvite(wantedOf(invitees), { pollId: null, actor });
  return database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    requireWritableCart(order);
    if (order.teamId === null) throw invalid('team_id', 'blank', sentences.teamMissing);
    if (teamId !== undefined && teamId !== order.teamId)
      throw invalid('team_id', 'inclusion', 'is not the organization of this order');
    const standing = await OrderPoll.findOne({
      where: { orderId, status: ['open', 'closed', 'applied', 'submitted'] },
      transaction,
    });
    if (standing)
      throw new ApiError(409, errorCodes.poll.exists, {
        message: 'This order has a poll already.',
        context: { code: standing.code },
      });
    const { terms, timeZone, cutoffAt } = await assessForPoll(order, transaction);
    const { choices } = terms.offer;
    const choice = choices.find((each) =>
      wish.package_item_id === undefined ? isPollable(each) : each.id === wish.package_item_id,
    );
    if (!choice || !isPollable(choice))
      throw invalid(
        'package_item_id',
        'not_pollable',
        'is no choice of which everybody has one: there is nothing to ask people about',
      );
    const now = await databaseNow(transaction);
    const { extra_selections: extras = [] } = wish;
    requireExtras(extras, choice);
    const poll = await OrderPoll.create(
      {
        code: newPollCode(),
        orderId,
        packageItemId: choice.id,
        expiresAt: newPollEnd(wish, { timeZone, cutoffAt, now }),
        comboCreationAllowed: wish.combo_creation_allowed ?? false,
        limitComboOptions: wish.limit_combo_options ?? false,
        extraHeadcountForAutoSubmit: wish.extra_headcount_for_auto_submit ?? 0,
        extraSelections: extras,
        mealAllowanceCents:
          wish.meal_allowance === undefined ? null : dollarsToCents(wish.meal_allowance, 'meal_allowance'),
        createdBy: actor.userId,
        remindedAt: now,
      },
      { transaction },
    );
    const ids = wish.poll_options ?? offered(choice).map(({ id }) => id);
    await keepOptions(poll.id, ids, choice, transaction);
    await keepInvitees(poll.id, invitees, transaction);
    await pollEvents.opened.publish(transaction, { kind: 'poll', key: poll.id }, { round: 1 });
    await pollProcess.keep({ poll, order }, now, transaction);
    return poll.code;
  });
}
