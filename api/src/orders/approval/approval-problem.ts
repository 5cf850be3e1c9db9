import { errorCodes, formatTime } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { refused, type ApiError } from '../../errors';
import { isSiteAdmin, roleIn, type Actor } from '../../http';
import { inDollars } from '../../pricing';
import { column, prepared } from '../../prepared';
import type { Assessment } from '../assessment/assessment';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';

/** When an organization's orders wait for the yes of one of its admins; null is never. Times are `HH:mm:ss`. */
export interface ApprovalRules {
  approvalOverCents: number | null;
  budgetPerPersonCents: number | null;
  ordersFrom: string | null;
  ordersUntil: string | null;
}

const shown = (time: string) => time.slice(0, 5);

/** What of an order is outside of its organization's rules, in words. */
export function brokenRules(
  rules: ApprovalRules,
  of: { totalCents: number; headcount: number | null; startTime: string | null },
): string[] {
  const {
    approvalOverCents: most,
    budgetPerPersonCents: budget,
    ordersFrom: from,
    ordersUntil: until,
  } = rules;
  const time = of.startTime && shown(of.startTime);
  return [
    most !== null && of.totalCents > most && `comes to more than ${inDollars(most)}`,
    budget !== null &&
      of.headcount !== null &&
      of.totalCents > budget * of.headcount &&
      `costs more than ${inDollars(budget)} a person`,
    time && from !== null && time < shown(from) && `is before ${formatTime(shown(from))}`,
    time && until !== null && time > shown(until) && `is after ${formatTime(shown(until))}`,
  ].filter((rule) => typeof rule === 'string');
}

const latestQuery = prepared(
  'order-approval-latest',
  {
    id: 'int4',
    status: column<'waiting' | 'approved' | 'declined' | 'lapsed'>('text'),
    totalCents: 'int4',
    startAt: 'timestamptz',
    until: 'timestamptz',
    askedBy: 'int4',
  },
  `select id, status, total_cents as "totalCents", start_at as "startAt", until, asked_by as "askedBy"
   from order_approvals where order_id = $1 order by id desc limit 1`,
);

/** The last request for an order's approval, or null. */
export const latestApproval = async (orderId: number, transaction: Transaction | null) =>
  (await sql.within(transaction, latestQuery, [orderId]))[0] ?? null;

type Seen = { totalCents: number; startAt: Date };

/** Whether a request was for this price, or a higher one, and this start. */
export const covers = (asked: Seen, { priced, startAt }: Pick<Assessment, 'priced' | 'startAt'>): boolean =>
  priced.totalCents <= asked.totalCents && startAt?.getTime() === asked.startAt.getTime();

/** People who may approve orders need no approval. */
export const mayApprove = (actor: Actor, { teamId }: { teamId: number | null }): boolean =>
  isSiteAdmin(actor) || (teamId !== null && roleIn(actor, teamId) === 'admin');

const words: Record<string, (team: string) => string> = {
  none: (team) => `An admin of ${team} has to approve it before it is placed.`,
  waiting: (team) => `It waits for the yes of an admin of ${team}.`,
  declined: (team) => `An admin of ${team} declined it. Change it, or ask again.`,
  lapsed: (team) => `No admin of ${team} has approved it. Change it, or ask again.`,
};

type Team = { name: string } & ApprovalRules;

/** Why an order needs the yes of an admin of its organization first, or null. */
export async function approvalProblem(
  order: Order,
  team: Team | null,
  assessment: Assessment,
  { actor, reader, transaction }: { actor: Actor; reader: Actor | null; transaction: Transaction },
): Promise<ApiError | null> {
  if (!team || mayApprove(actor, order)) return null;
  const broken = brokenBy(team, assessment);
  if (broken.length === 0) return null;
  const asked = await latestApproval(order.id, transaction);
  const status = asked && covers(asked, assessment) ? asked.status : 'none';
  if (status === 'approved') return null;
  return approvalRequired(`${inWords(broken, order, reader)} ${words[status]?.(team.name) ?? ''}`);
}

/** Why an admin of its organization has to make a change of a placed order that costs more or moves the start, or null. */
export async function changeApprovalProblem(
  order: Order,
  team: Team | null,
  assessment: Assessment,
  { actor, transaction }: { actor: Actor; transaction: Transaction },
): Promise<ApiError | null> {
  const { priced, startAt } = assessment;
  const isMore = priced.totalCents > (order.totalCents ?? 0);
  const isMoved = startAt?.getTime() !== order.startAt?.getTime();
  if (!team || !(isMore || isMoved) || !orderPolicy.pay(actor, order) || mayApprove(actor, order))
    return null;
  const broken = brokenBy(team, assessment);
  if (broken.length === 0) return null;
  const asked = await latestApproval(order.id, transaction);
  if (asked?.status === 'approved' && covers(asked, assessment)) return null;
  return approvalRequired(
    `${inWords(broken, order, actor)} An admin of ${team.name} has to make this change.`,
  );
}

const brokenBy = (team: Team, { priced, terms }: Assessment) =>
  brokenRules(team, { totalCents: priced.totalCents, ...terms });

/** An organization's limits are not told to the caterer of a direct order. */
const inWords = (broken: string[], order: Order, reader: Actor | null): string =>
  orderPolicy.readAsCustomer(reader, order)
    ? `This order ${broken.join(' and ')}.`
    : 'This order is outside of the rules of its organization.';

const approvalRequired = (sentence: string) =>
  refused('approval', 'required', sentence, errorCodes.submit.approvalRequired);
