import { sql } from '../database';
import type { Actor } from '../http';
import { prepared } from '../prepared';
import type { Conversation } from './conversation';
import { threadOf } from './threads';

/** What is not there yet can not have been read. */
const readUpTo = prepared(
  'messages-read-through',
  {},
  `insert into message_reads (thread_id, user_id, read_through)
   select t.id, $2, least($3, t.last_message_id) from message_threads t where t.id = $1 and t.last_message_id is not null
   on conflict (thread_id, user_id) do update set read_through = greatest(message_reads.read_through, excluded.read_through)`,
);

/** Keeps up to where somebody has read a thread. Behind an admin who acts as them it stays as they left it. */
export async function readMessages(of: Conversation, readThrough: number, actor: Actor): Promise<void> {
  const threadId = await threadOf(of, null);
  if (threadId === null || actor.ghostingAdmin) return;
  await sql.rows(readUpTo, [threadId, actor.userId, readThrough]);
}
