import { errorCodes } from '@copper-carrot/contracts';
import { actorSource, User } from '../accounts';
import { databaseNow } from '../clock';
import { database, sql } from '../database';
import { ApiError } from '../errors';
import { refusalOf, type Actor } from '../http';
import { logger } from '../logger';
import { submitOrder } from '../orders';
import { prepared, type RowOf } from '../prepared';
import { clockForPeople, dateForPeople } from '../schedule';
import { createOrderOf } from './create-order-of';
import { DraftOrder } from './draft-order.model';
import { lockDraft, type DraftRow } from './drafts';
import { plannerPolicy } from './planner.policy';
import { standingHeld } from './planner.mails';
import { sendStanding, sweepStanding } from './standing.jobs';

/**
 * Meals of standing orders that are due: chosen, and neither ordered by a person nor held. A day is that of New York,
 * which comes first.
 */
const dueSql = `select d.id as "draftId" from draft_orders d join managed_rules r on r.id = d.managed_rule_id
    left join orders o on o.id = d.order_id
  where r.submit_days_before is not null and r.paused_at is null and d.removed_at is null and d.held_at is null
    and d.package_id is not null
    and (d.order_id is null or d.standing_at is not null and o.status = 'in_cart' and o.removed_at is null)
    and d.start_date - r.submit_days_before <= (now() at time zone 'America/New_York')::date
    and d.start_date >= (now() at time zone 'America/New_York')::date`;
const due = prepared('standing-order-due', { draftId: 'int4' }, `${dueSql} and d.id = $1`);
const ruleOf = prepared(
  'standing-order-rule',
  { id: 'int4', name: 'text', owner: 'int4' },
  `select id, name, created_by as owner from managed_rules where id = $1`,
);
type Rule = RowOf<typeof ruleOf>;

/** An order with its tip may cost this much of what was planned; a dearer one waits for a person. */
const dearest = 1.25;

interface Found {
  rule: Rule;
  teamId: number;
  /** The cart that an earlier try has made. */
  orderId: number | null;
  /** Null where the owner of the rule may not order any more. */
  actor: Actor | null;
  /** Whether the owner of the rule planned the meal as it is now. */
  isOwn: boolean;
  /** What it may cost at most, in cents. */
  mostCents: number;
}

/**
 * Orders a planned meal for the owner of its rule, exactly once: the draft becomes one order, which is submitted under one
 * key. What stands against it holds the meal, and its owner hears of it once; an unknown outcome is tried again.
 */
async function send(draftId: number): Promise<void> {
  const found = await find(draftId);
  if (!found) return;
  const { actor, rule, teamId, isOwn, mostCents } = found;
  let { orderId } = found;
  try {
    if (!actor)
      throw new ApiError(403, errorCodes.forbidden, {
        message: 'Whoever made the rule may not order for the organization any more.',
      });
    if (!isOwn)
      throw new ApiError(403, errorCodes.forbidden, {
        message: 'A colleague planned this meal. Please look at it and order it yourself.',
      });
    const made = await createOrderOf(draftId, actor, { isStanding: true });
    // What a person made of it meanwhile is theirs to place.
    if (!made.isNew && made.orderId !== orderId) return;
    ({ orderId } = made);
    await submitOrder({
      ...{ orderId, actor: { ...actor, teamId }, ignoreChecks: {} },
      submitKey: `standing-${draftId}-${orderId}`,
      seen: { totalCents: null, lockVersion: null },
      mostCents,
      arrivedAt: await databaseNow(null),
    });
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal || isUndecided(refusal)) throw error;
    if (refusal.code !== errorCodes.submit.alreadySubmitted) await hold(draftId, { refusal, rule, orderId });
  }
}

const { submit } = errorCodes;
const isUndecided = ({ code, status }: ApiError): boolean =>
  status >= 500 ||
  status === 429 ||
  [submit.inProgress, submit.onItsWay, errorCodes.stale].some((each) => each === code);

/** A meal that is due, with its rule and who orders it; null where it is not. */
const find = (draftId: number): Promise<Found | null> =>
  database.transaction(async (transaction) => {
    if ((await sql.within(transaction, due, [draftId])).length === 0) return null;
    const draft = await lockDraft(draftId, transaction);
    const [rule] = await sql.within(transaction, ruleOf, [draft.managed_rule_id]);
    if (!rule) return null;
    const { team_id: teamId, order_id: orderId } = draft;
    const owner = await actorSource.findActor(rule.owner);
    return {
      ...{ rule, teamId, orderId, actor: plannerPolicy.plan(owner, { teamId }) ? owner : null },
      isOwn: draft.created_by === rule.owner,
      mostCents: Math.ceil((draft.total_cents ?? 0) * dearest),
    };
  });

const hold = (
  draftId: number,
  { refusal, rule, orderId }: { refusal: ApiError; rule: Rule; orderId: number | null },
): Promise<void> =>
  database.transaction(async (transaction) => {
    const draft = await lockDraft(draftId, transaction);
    const reason = reasonIn(refusal);
    logger.info({ draftId, code: refusal.code }, 'a standing order could not be sent');
    const heldAt = await databaseNow(transaction);
    await DraftOrder.update({ heldAt, problem: reason }, { where: { id: draftId }, transaction });
    const person = await User.findByPk(rule.owner, { transaction });
    if (!person || person.deactivatedAt) return;
    await standingHeld.queue(transaction, {
      event: `standing-order-${draftId}-held-${heldAt.getTime()}`,
      to: person.email,
      data: { ...factsOf(draft), firstName: person.firstName, rule: rule.name, reason, orderId },
    });
  });

const reasonIn = ({ message, details: { field_errors: fields = {} } }: ApiError): string => {
  const [[field, [sentence] = []] = []] = Object.entries(fields);
  return field && sentence && !/^[A-Z]/.test(sentence)
    ? `The ${field.replaceAll('_', ' ')} ${sentence}.`
    : message;
};

const factsOf = (draft: DraftRow) => ({
  what: draft.package?.name ?? '',
  brand: draft.brand?.name ?? '',
  when: [dateForPeople(draft.start_date), draft.start_time && clockForPeople(draft.start_time)]
    .filter(Boolean)
    .join(', '),
  teamId: draft.team_id,
});

export const standingOrderJobs = [
  sendStanding.handledBy(({ draftId }) => send(draftId)),
  sweepStanding.handledBy(() => sendStanding.enqueueMissing(dueSql, 1000)),
];
