import type { Schemas } from '@copper-carrot/contracts';
import { databaseNow } from '../clock';
import { database, sql } from '../database';
import { rateLimit, type Actor } from '../http';
import { prepared } from '../prepared';
import { attachFile } from '../uploads';
import type { Conversation } from './conversation';
import { unreadMail, unreadMailAfterMs } from './unread-mail';
import { messageColumns, messageFrom, messageSelect, openThread, presentMessage, threadOf } from './threads';

/** A talk between people; more is a machine. */
const postLimit = rateLimit({
  name: 'messages',
  tries: 60,
  seconds: 10 * 60,
  says: 'Too many messages were sent.',
});

/** Restaurants that somebody writes to for the first time: an office asks a few, and not all of them. */
const newThreadLimit = rateLimit({
  name: 'message_threads',
  tries: 10,
  seconds: 24 * 60 * 60,
  says: 'Too many conversations were begun today.',
});

const written = prepared(
  'message-written',
  { id: 'int8', created_at: 'timestamptz' },
  `insert into messages (thread_id, sender_id, from_caterer, body, ghosting_admin_id, request_key, created_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (sender_id, request_key) where request_key is not null do nothing returning id, created_at`,
);
const attached = prepared(
  'message-attached',
  {},
  'insert into message_attachments (file_id, message_id) values ($1, $2)',
);
const latest = prepared(
  'message-thread-latest',
  {},
  `update message_threads set last_message_id = $2, last_message_at = $3 where id = $1 and coalesce(last_message_id, 0) < $2`,
);
const readThrough = prepared(
  'message-read',
  {},
  `insert into message_reads (thread_id, user_id, read_through) values ($1, $2, $3)
   on conflict (thread_id, user_id) do update set read_through = greatest(message_reads.read_through, excluded.read_through)`,
);
const byKey = prepared(
  'message-by-key',
  messageColumns,
  `select ${messageSelect} from ${messageFrom} where m.sender_id = $1 and m.request_key = $2`,
);
const byId = prepared(
  'message-by-id',
  messageColumns,
  `select ${messageSelect} from ${messageFrom} where m.id = $1`,
);

/**
 * Says something in a thread, once for each key. Who writes has read what stood there; who is written to gets a mail where
 * it stays unread.
 */
export async function postMessage(
  of: Conversation,
  { body, files, requestKey }: { body: string; files: readonly number[]; requestKey: string | null },
  actor: Actor,
): Promise<Schemas['Message']> {
  await postLimit.spend(String(actor.userId));
  if (of.orderId === null && !of.isCaterer && (await threadOf(of, null)) === null)
    await newThreadLimit.spend(String(actor.userId));
  const row = await database.transaction(async (transaction) => {
    const threadId = await openThread(of, transaction);
    const [made] = await sql.within(transaction, written, [
      ...[threadId, actor.userId, of.isCaterer, body, actor.ghostingAdmin?.id ?? null, requestKey],
      await databaseNow(transaction),
    ]);
    if (!made) return (await sql.within(transaction, byKey, [actor.userId, requestKey]))[0];
    for (const file of files) {
      await attachFile(transaction, file);
      await sql.within(transaction, attached, [file, made.id]);
    }
    await sql.send(transaction, latest, [threadId, made.id, made.created_at]);
    // An admin who acts as somebody leaves unread what they have not read.
    if (!actor.ghostingAdmin) await sql.send(transaction, readThrough, [threadId, actor.userId, made.id]);
    const runAt = new Date(made.created_at.getTime() + unreadMailAfterMs);
    await unreadMail.enqueue(transaction, { id: made.id }, { runAt });
    return (await sql.within(transaction, byId, [made.id]))[0];
  });
  if (!row) throw new Error('a message was neither written nor found');
  return presentMessage(row, actor.userId);
}
