import { sql } from '../database';
import { notFound } from '../errors';
import { authorize, type Actor } from '../http';
import { pollPolicy } from './poll.policy';
import { pollByCode, pollOfOrder, type LoadedPoll } from './poll-query';

type Action = 'read' | 'list' | 'create' | 'update' | 'delete';
export const pollGone = () => notFound('This poll could not be found. Its link may have been renewed.');

/** A poll by its code; 404 if the actor may not read it, 403 if they may not do the action. */
export async function loadPoll(code: string, actor: Actor, action: Action): Promise<LoadedPoll> {
  const row = await sql.first(pollByCode, [code]);
  // The poll's columns come from the model, so the statement's type does not list them.
  const poll = row as unknown as LoadedPoll | undefined;
  if (!poll) throw pollGone();
  authorize(pollPolicy, action, actor, poll);
  return poll;
}

/** The same by the order's id. */
export async function loadPollOfOrder(orderId: number, actor: Actor, action: Action): Promise<LoadedPoll> {
  const row = await sql.first(pollOfOrder, [orderId]);
  const poll = row as unknown as LoadedPoll | undefined;
  if (!poll) throw pollGone();
  authorize(pollPolicy, action, actor, poll);
  return poll;
}
