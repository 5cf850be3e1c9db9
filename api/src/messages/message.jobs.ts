import { href } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { database, sql } from '../database';
import { column, prepared } from '../prepared';
import { unreadMessages } from './message.mails';
import { unreadMail } from './unread-mail';

/** One mail for each thread and person in so long. */
const mailEveryMs = 60 * 60_000;

interface Recipient {
  userId: number;
  email: string;
  firstName: string;
  /** What the other side wrote and they have not read. */
  count: number;
  mailedThrough: number;
  mailedAt: Date | null;
}
const messageQuery = prepared(
  'message-mail-message',
  {
    threadId: 'int4',
    body: 'text',
    fromCaterer: 'bool',
    senderName: 'text',
    orderId: 'int4?',
    teamId: 'int4?',
    brandId: 'int4',
    brandName: 'text',
    teamName: 'text?',
  },
  `select m.thread_id as "threadId", m.body, m.from_caterer as "fromCaterer",
     concat_ws(' ', s.first_name, s.last_name) as "senderName", t.order_id as "orderId", t.team_id as "teamId",
     t.brand_id as "brandId", b.name as "brandName", e.name as "teamName"
   from messages m join users s on s.id = m.sender_id join message_threads t on t.id = m.thread_id
   join brands b on b.id = t.brand_id left join teams e on e.id = t.team_id where m.id = $1`,
);

/**
 * Who gets a mail about a message. For a customer: the order's owner, the members who wrote in the thread, and the admins
 * where no member wrote. For a brand: its owner and the members who wrote in the thread. Former members get none.
 */
const recipientsQuery = prepared(
  'message-mail-recipients',
  {
    userId: 'int4',
    email: 'text',
    firstName: 'text',
    count: 'int4',
    mailedThrough: 'int8',
    mailedAt: column<Date | null>('timestamptz?'),
  },
  `with thread as (select t.* from message_threads t where t.id = $1),
   writers as (select distinct sender_id as id from messages where thread_id = $1 and from_caterer <> $3),
   orderers as (
     select ms.user_id as id, ms.role from memberships ms join thread t on t.team_id = ms.team_id
     where ms.role in ('admin', 'orderer')),
   involved as (
     select customer_id as id from thread t where customer_id is not null and (t.team_id is null
       or exists (select from memberships ms where ms.user_id = t.customer_id and ms.team_id = t.team_id))
     union select o.id from orderers o join writers w using (id)),
   cooks as (select bm.user_id as id, bm.role from brand_members bm join thread t on t.brand_id = bm.brand_id),
   people as (
     select id from involved where $3
     union select id from orderers where $3 and role = 'admin' and not exists (select from involved)
     union (select id from cooks where not $3 order by role = 'owner' desc, id limit 1)
     union select c.id from cooks c join writers w using (id) where not $3)
   select u.id as "userId", u.email::text, u.first_name as "firstName",
     (select count(*)::int from messages m where m.thread_id = $1 and m.from_caterer = $3
       and m.id > coalesce(r.read_through, 0)) as count,
     coalesce(r.mailed_through, 0) as "mailedThrough", r.mailed_at as "mailedAt"
   from people p join users u on u.id = p.id left join message_reads r on r.thread_id = $1 and r.user_id = u.id
   where coalesce(r.read_through, 0) < $2 and u.id <> (select sender_id from messages where id = $2)
   order by u.id`,
);
const lockThread = prepared('message-mail-lock', {}, 'select from message_threads where id = $1 for update');
const mailed = prepared(
  'message-mailed',
  {},
  `insert into message_reads (thread_id, user_id, mailed_through, mailed_at)
   select $1, $2, max(id), $3 from messages where thread_id = $1
   on conflict (thread_id, user_id) do update set mailed_through = excluded.mailed_through, mailed_at = excluded.mailed_at`,
);

/** Mails what is unread; who had a mail of the thread within the hour is looked at again when that is over. */
const mailUnread = (id: number) =>
  database.transaction(async (transaction) => {
    const [message] = await sql.within(transaction, messageQuery, [id]);
    if (!message) return;
    await sql.within(transaction, lockThread, [message.threadId]);
    const now = await databaseNow(transaction);
    const people = await sql.within(transaction, recipientsQuery, [
      message.threadId,
      id,
      message.fromCaterer,
    ]);
    let again: number | null = null;
    for (const person of people.filter(({ mailedThrough }) => mailedThrough < id)) {
      const next = person.mailedAt ? person.mailedAt.getTime() + mailEveryMs : 0;
      if (next > now.getTime()) again = Math.min(next, again ?? next);
      else await write(message, { id, now }, person, transaction);
    }
    if (again !== null) await unreadMail.enqueue(transaction, { id }, { runAt: new Date(again) });
  });

type Message = Awaited<ReturnType<typeof sql.within<NonNullable<(typeof messageQuery)['row']>>>>[number];

async function write(
  message: Message,
  { id, now }: { id: number; now: Date },
  { userId, email, firstName, count }: Recipient,
  transaction: Transaction,
): Promise<void> {
  const { threadId, body, fromCaterer, senderName, orderId, brandName, teamName } = message;
  await sql.send(transaction, mailed, [threadId, userId, now]);
  await unreadMessages.queue(transaction, {
    event: `message-${id}-unread`,
    to: email,
    data: {
      ...{ firstName, senderName, count, body },
      otherSide: fromCaterer ? brandName : (teamName ?? senderName),
      about: orderId === null ? null : `order #${orderId}`,
      path: pathOf(message),
    },
  });
}

function pathOf({ fromCaterer, orderId, teamId, brandId }: Message): string {
  if (!fromCaterer)
    return orderId === null ? href.catererInbox(brandId) : href.catererOrder({ brandId, orderId });
  if (orderId === null)
    return href.organizationInboxBrand({ organizationId: teamId ?? undefined, brand_id: brandId });
  return teamId === null
    ? href.customerOrderMessages({ id: orderId })
    : href.organizationOrderMessages({ organizationId: teamId, id: orderId });
}

export const messageJobs = [unreadMail.handledBy(({ id }) => mailUnread(id))];
