import { sql } from '../database';
import { notFound } from '../errors';
import { authorize, type Actor } from '../http';
import { pollPolicy } from './poll.policy';
import { pollByCode, pollOfOrder, type LoadedPoll } from './poll-query';

type Action = 'read' | 'list' | 'create' | 'update' | 'delete';
export const pollGone = () => notFound('This poll could not be found. Its link may have been renewed.');

/** The poll of a code, for whoever may do this with it; 404 for those who may not even read it. */
export async function loadPoll(code: string, actor: Actor, action: Action): Promise<LoadedPoll> {
  const row = await sql.first(pollByCode, [code]);
  // Its own columns come from the model, which no type knows by name.
  const poll = row as unknown as LoadedPoll | undefined;
  if (!poll) throw pollGone();
  authorize(pollPolicy, action, actor, poll);
  return poll;
}

/** The poll of an order, likewise. */
export async function loadPollOfOrder(orderId: number, actor: Actor, action: Action): Promise<LoadedPoll> {
  const row = await sql.first(pollOfOrder, [orderId]);
  const poll = row as unknown as LoadedPoll | undefined;
  if (!poll) throw pollGone();
  authorize(pollPolicy, action, actor, poll);
  return poll;
}
