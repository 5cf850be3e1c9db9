import type { Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { now } from '../clock';
import { column, prepared } from '../prepared';
import { fileLink, publicFileLink } from '../uploads';
import type { Conversation } from './conversation';

const found = prepared(
  'message-thread',
  { id: 'int4' },
  `select id from message_threads
   where case when $1::int is null then order_id is null and team_id = $2 and brand_id = $3 else order_id = $1 end`,
);
const made = prepared(
  'message-thread-made',
  { id: 'int4' },
  `insert into message_threads (order_id, team_id, brand_id, customer_id) values ($1, $2, $3, $4)
   on conflict do nothing returning id`,
);

/** The stored thread of a conversation; null before anything was said in it. */
export async function threadOf(
  { orderId, teamId, brandId }: Conversation,
  transaction: Transaction | null,
): Promise<number | null> {
  const [row] = await sql.within(transaction, found, [orderId, teamId, brandId]);
  return row?.id ?? null;
}

/** The same, made where there is none yet; two that begin it at once write in one. */
export async function openThread(of: Conversation, transaction: Transaction): Promise<number> {
  const known = await threadOf(of, transaction);
  if (known !== null) return known;
  const [row] = await sql.within(transaction, made, [of.orderId, of.teamId, of.brandId, of.customerId]);
  const id = row?.id ?? (await threadOf(of, transaction));
  if (id === null) throw new Error('a thread was neither made nor found');
  return id;
}

export interface Attachment {
  id: number;
  key: string;
  name: string;
  content_type: string;
}

export interface MessageRow {
  id: number;
  body: string;
  from_caterer: boolean;
  sender_id: number;
  sender_name: string;
  sender_avatar_key: string | null;
  ghosting_admin_name: string | null;
  attachments: Attachment[];
  created_at: Date;
}
export const messageColumns = {
  id: 'int8',
  body: 'text',
  from_caterer: 'bool',
  sender_id: 'int4',
  sender_name: 'text',
  sender_avatar_key: 'text?',
  ghosting_admin_name: 'text?',
  attachments: column<Attachment[]>('json'),
  created_at: 'timestamptz',
} as const;
export const messageSelect = `m.id, m.body, m.from_caterer, m.sender_id, concat_ws(' ', s.first_name, s.last_name) as sender_name,
  (select f.key::text from files f where f.id = s.avatar_file_id) as sender_avatar_key,
  (select concat_ws(' ', g.first_name, g.last_name) from users g where g.id = m.ghosting_admin_id) as ghosting_admin_name,
  coalesce((select json_agg(json_build_object('id', f.id, 'key', f.key, 'name', f.name, 'content_type', f.content_type) order by f.id)
    from message_attachments a join files f on f.id = a.file_id where a.message_id = m.id), '[]') as attachments,
  m.created_at`;
export const messageFrom = 'messages m join users s on s.id = m.sender_id';

export const presentMessage = (row: MessageRow, readerId: number): Schemas['Message'] => ({
  id: row.id,
  body: row.body,
  from_caterer: row.from_caterer,
  own: row.sender_id === readerId,
  sender_name: row.sender_name,
  sender_avatar_url: row.sender_avatar_key && publicFileLink(row.sender_avatar_key),
  acting_as: row.ghosting_admin_name,
  attachments: row.attachments.map(({ id, key, name, content_type: type }) => ({
    ...{ id, name, content_type: type },
    url: fileLink({ key, purpose: 'attachment' }, now()),
  })),
  created_at: row.created_at.toISOString(),
});
