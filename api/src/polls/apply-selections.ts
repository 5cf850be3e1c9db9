import type { Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { User } from '../accounts';
import { database, sql } from '../database';
import { notFound } from '../errors';
import type { Actor } from '../http';
import {
  countsJson,
  coverSelections,
  requireWritableCart,
  type Counted,
  type Covered,
  type Selections,
} from '../orders';
import { prepared, column } from '../prepared';
import { lockPoll, type LockedPoll } from './lock-poll';
import { pollProcess } from './poll.process';

const countsQuery = prepared(
  'poll-counts',
  { counts: column<Counted[]>('json') },
  `select ${countsJson('$1')} as counts`,
);

/** The selections of a locked poll, and what fills the rest. */
export async function selectionsOf(
  { poll }: LockedPoll,
  extraHeadcount: number | null,
  transaction: Transaction,
): Promise<Selections> {
  const [read] = await sql.within(transaction, countsQuery, [poll.id]);
  return {
    choiceId: poll.packageItemId,
    counts: read?.counts ?? [],
    extras: poll.extraSelections.map(({ package_item_option_id: optionId, qty }) => ({ optionId, qty })),
    extraHeadcount,
  };
}

export interface Applied extends Covered {
  persisted: boolean;
  owner: User;
}

/**
 * Applies a poll's selections to its order, which may be submitted after that (POLL-03), or previews it. The quantities
 * cover every answer, the headcount rises if more was picked, and an open poll is closed.
 */
export const applySelections = (
  pollId: number,
  { persist, ignoreChecks, actor }: { persist: boolean; ignoreChecks: Schemas['IgnoreChecks']; actor: Actor },
): Promise<Applied> =>
  database.transaction(async (transaction) => {
    const locked = await lockPoll(pollId, transaction);
    if (!locked || locked.poll.status === 'deleted') throw notFound();
    const { order } = locked;
    // A scheduled poll may still be previewed.
    if (persist || !order.isInCart) requireWritableCart(order);
    const selections = await selectionsOf(locked, null, transaction);
    const covered = await coverSelections(order, selections, { actor, persist, ignoreChecks }, transaction);
    if (persist) await pollProcess.takeLocked('apply', locked, { actor, input: undefined, transaction });
    const owner = await User.findByPk(order.userId, { transaction, rejectOnEmpty: true });
    return { ...covered, persisted: persist, owner };
  });
