import type { Schemas } from '@copper-carrot/contracts';
import { presentOption } from '../catalog';
import type { Actor, RecordOf } from '../http';
import { orderPolicy } from '../orders';
import { centsToDollars } from '../pricing';
import { offsetAt, toLocal } from '../schedule';
import { endOf, isOver } from './poll-end';
import type { PollSelection } from './poll.model';
import type { pollsList } from './list-polls';
import type { LoadedPoll, PollOptionRow } from './poll-query';

/** An instant in local time with its offset, such as `2026-03-08T12:00:00-05:00`. */
export function withZone(instant: Date, timeZone: string): string {
  const { date, time } = toLocal(instant, timeZone);
  const minutes = offsetAt(instant, timeZone) / 60_000;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const seconds = instant.toISOString().slice(17, 19);
  const [ahead, far] = [minutes < 0 ? '-' : '+', Math.abs(minutes)];
  return `${date}T${time}:${seconds}${ahead}${two(far / 60)}:${two(far % 60)}`;
}

/** The picked portions, and how many eat nothing (ENTI-08). */
export const presentCounts = ({
  options,
  counts,
  optedOut,
}: Pick<LoadedPoll, 'counts' | 'optedOut'> & {
  options: Pick<PollOptionRow, 'rowId' | 'id'>[];
}): Schemas['PollCount'][] => [
  ...options.map(({ rowId, id }) => ({
    option_id: rowId,
    package_item_option_id: id,
    combo_of: [],
    qty: counts.find(({ optionId }) => optionId === id)?.qty ?? 0,
    opted_out: false,
  })),
  ...counts
    .filter(({ optionId }) => optionId === null)
    .map(({ comboOf, qty }) => ({
      option_id: null,
      package_item_option_id: null,
      combo_of: comboOf,
      qty,
      opted_out: false,
    })),
  { option_id: null, package_item_option_id: null, combo_of: [], qty: optedOut, opted_out: true },
];

/** A poll for its owner. */
export function presentPoll(poll: LoadedPoll): Schemas['Poll'] {
  const timeZone = poll.timeZone ?? 'UTC';
  const end = endOf(poll);
  return {
    code: poll.code,
    order_id: poll.orderId,
    team_id: poll.teamId,
    status: poll.status,
    package_item_id: poll.packageItemId,
    poll_options: poll.options.map((option) => ({
      id: option.rowId,
      package_item_option_id: option.id,
      option: presentOption(option),
    })),
    counts: presentCounts(poll),
    people_count: poll.counts.reduce((sum, { qty }) => sum + qty, 0),
    answers_count: poll.answers,
    headcount: poll.headcount,
    extra_headcount_for_auto_submit: poll.extraHeadcountForAutoSubmit,
    extra_selections: poll.extraSelections,
    auto_submit: poll.autoSubmit,
    scheduled_at: poll.scheduledAt?.toISOString() ?? null,
    meal_allowance: poll.mealAllowanceCents == null ? null : centsToDollars(poll.mealAllowanceCents),
    maximum_total: poll.maximumTotalCents == null ? null : centsToDollars(poll.maximumTotalCents),
    expires_at: end.toISOString(),
    expires_at_with_zone: withZone(end, timeZone),
    time_zone: timeZone,
    latest_end: poll.cutoffAt?.toISOString() ?? null,
    is_over: isOver(poll, poll.readAt),
    selections_applied_at: poll.selectionsAppliedAt?.toISOString() ?? null,
    combo_creation_allowed: poll.comboCreationAllowed,
    limit_combo_options: poll.limitComboOptions,
    version: poll.version,
    invitees: poll.invitees.map(({ id, name, email, userId, answer }) => ({
      id,
      name,
      email,
      user_id: userId,
      answer,
    })),
    failure:
      poll.failureCode && poll.failedAt
        ? { code: poll.failureCode, message: poll.failureMessage ?? '', at: poll.failedAt.toISOString() }
        : null,
  };
}

type Selected = Pick<
  PollSelection,
  | 'id'
  | 'userId'
  | 'name'
  | 'email'
  | 'packageItemOptionId'
  | 'comboOf'
  | 'optedOut'
  | 'qty'
  | 'ownShareCents'
  | 'note'
  | 'dietary'
> & { createdAt: Date; updatedAt: Date };

/** An answer for its person and the poll's owner. */
export const presentSelection = (selection: Selected): Schemas['PollSelection'] => ({
  id: selection.id,
  user_id: selection.userId,
  name: selection.name,
  email: selection.email,
  package_item_option_id: selection.packageItemOptionId,
  combo_of: selection.comboOf,
  qty: selection.qty,
  own_share: centsToDollars(selection.ownShareCents),
  note: selection.note,
  dietary: selection.dietary,
  opted_out: selection.optedOut,
  created_at: selection.createdAt.toISOString(),
  updated_at: selection.updatedAt.toISOString(),
});

/** A poll in a person's list. */
export function presentListedPoll(poll: RecordOf<typeof pollsList>, actor: Actor): Schemas['ListedPoll'] {
  const timeZone = poll.timeZone ?? 'UTC';
  const end = endOf(poll);
  return {
    code: poll.code,
    order_id: poll.orderId,
    order_status: poll.orderStatus,
    status: poll.status,
    is_over: isOver(poll, poll.readAt),
    expires_at: end.toISOString(),
    expires_at_with_zone: withZone(end, timeZone),
    time_zone: timeZone,
    start_at: poll.startAt?.toISOString() ?? null,
    brand: { name: poll.brand },
    package: { name: poll.food },
    asked_by: poll.askedBy,
    is_own: poll.isOwn,
    is_invited: poll.isInvited,
    answer: poll.answer,
    can: { read_order: orderPolicy.read(actor, { ...poll, status: poll.orderStatus }) },
  };
}
