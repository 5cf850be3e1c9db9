import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../../clock';
import type { ApiError } from '../../errors';
import type { Actor } from '../../http';
import { assessOrder, priceNow } from '../assessment/assess-order';
import { requireNoProblems, type Assessment } from '../assessment/assessment';
import { loadTerms } from '../assessment/load-terms';
import type { Order } from '../order.model';
import { endEarlierSubmit } from './keep-cart';
import { blocksACart } from './patch-order';

/** Assesses a cart for its poll, and stores the cutoff, which the poll's deadline depends on. */
export async function assessForPoll(order: Order, transaction: Transaction): Promise<Assessment> {
  const terms = await loadTerms(order, transaction);
  const assessment = await priceNow(terms, { now: await databaseNow(transaction), transaction });
  const { cutoffAt, startAt, timeZone } = assessment;
  if (order.isInCart && order.cutoffAt?.getTime() !== cutoffAt?.getTime())
    await order.update({ cutoffAt, startAt, timeZone }, { transaction });
  return assessment;
}

/** Makes a cart read-only until its poll submits it, or writable again; the caller holds its lock. */
export async function waitForPoll(order: Order, waits: boolean, transaction: Transaction): Promise<void> {
  if (order.isInCart && order.waitsForPoll !== waits)
    await order.update({ waitsForPoll: waits }, { transaction });
}

/**
 * Throws the problems of a cart except those that its poll will resolve: headcount, quantities and their price. 409
 * while it is being submitted.
 */
export async function requireReadyForPoll(
  order: Order,
  { actor, ignoreChecks }: { actor: Actor; ignoreChecks: Schemas['IgnoreChecks'] },
  transaction: Transaction,
): Promise<void> {
  await endEarlierSubmit(order, actor, transaction);
  const now = await databaseNow(transaction);
  const { problems } = await assessOrder(order, { actor, ignoreChecks, now, transaction });
  requireNoProblems({ problems: problems.filter((each) => blocksACart(each) && !isAboutFood(each)) });
}

const isAboutFood = ({ code, details: { fields = {} } }: ApiError): boolean =>
  code === errorCodes.submit.pollSelectionsNotApplied ||
  Object.keys(fields).some((field) => field === 'headcount' || field.startsWith('chosen_options'));
