import PostalMime, { type Address, type Email } from 'postal-mime';
import { type Pool } from 'pg';

export interface Mailbox {
  name: string;
  address: string;
}

interface Attachment {
  filename: string | null;
  content_type: string;
  content_id: string | null;
  size: number;
}

interface Parsed {
  from: Mailbox | null;
  reply_to: Mailbox[];
  to: Mailbox[];
  cc: Mailbox[];
  text: string | null;
  html: string | null;
  headers: Record<string, string>;
  attachments: Attachment[];
}

export interface Mail extends Parsed {
  id: string;
  message_id: string | null;
  /** The number of stored mails with this Message-ID; more than one means that it was sent again. */
  copies: number;
  /** The envelope recipients, blind copies included, in lower case. */
  recipients: string[];
  sender: string;
  subject: string;
  received_at: Date;
}

/** Parses a received mail and stores it with its source. */
export async function storeMail(
  pool: Pool,
  source: Buffer,
  envelope: { sender: string; recipients: string[] },
): Promise<void> {
  const email = await PostalMime.parse(source);
  const parsed: Parsed = {
    from: mailboxes(email.from && [email.from])[0] ?? null,
    reply_to: mailboxes(email.replyTo),
    to: mailboxes(email.to),
    cc: mailboxes(email.cc),
    text: email.text ?? null,
    html: email.html ?? null,
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
    attachments: email.attachments.map(({ filename, mimeType, contentId, content }) => ({
      filename,
      content_type: mimeType,
      content_id: contentId?.replace(/^<|>$/g, '') ?? null,
      size: typeof content === 'string' ? content.length : content.byteLength,
    })),
  };
  await pool.query(
    `insert into local_services.mails (message_id, sender, recipients, subject, parsed, source)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      email.messageId ? clean(email.messageId) : null,
      clean(envelope.sender),
      envelope.recipients.map((address) => clean(address).toLowerCase()),
      clean(email.subject ?? ''),
      // jsonb takes neither a NUL nor half a surrogate pair.
      JSON.stringify(parsed, (_key, value: unknown) => (typeof value === 'string' ? clean(value) : value)),
      source,
    ],
  );
}

// With the u flag, Cs matches only the surrogates that lack their other half.
const clean = (text: string) => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\uFFFD');

function mailboxes(addresses: Address[] | undefined): Mailbox[] {
  return (addresses ?? []).flatMap(({ name, address, group }) =>
    group ? mailboxes(group) : [{ name: name ?? '', address: address ?? '' }],
  );
}

export interface MailQuery {
  /** A whole address, case-insensitive. */
  to?: string | null;
  /** A part of an address or of the subject. */
  search?: string | null;
  limit: number;
  offset: number;
}

const columns = `id, message_id, sender, recipients, subject, received_at, parsed,
  case when message_id is null then 1
    else (select count(*)::int from local_services.mails copy where copy.message_id = mails.message_id) end as copies`;

/** Mails, newest first, and their total number. */
export async function findMails(pool: Pool, query: MailQuery): Promise<{ records: Mail[]; count: number }> {
  const condition = `($1::text is null or recipients @> array[lower($1)])
    and ($2::text is null or position(lower($2) in lower(subject || ' ' || array_to_string(recipients, ' '))) > 0)`;
  const filters = [query.to || null, query.search || null];
  const found = await pool.query<Mail & { parsed: Parsed }>(
    `select ${columns} from local_services.mails where ${condition} order by id desc limit $3 offset $4`,
    [...filters, query.limit, query.offset],
  );
  const counted = await pool.query<{ count: number }>(
    `select count(*)::int as count from local_services.mails where ${condition}`,
    filters,
  );
  return { records: found.rows.map(flatten), count: counted.rows[0]?.count ?? 0 };
}

export async function findMail(pool: Pool, id: string): Promise<Mail | null> {
  const found = await pool.query<Mail & { parsed: Parsed }>(
    `select ${columns} from local_services.mails where id = $1`,
    [id],
  );
  const row = found.rows[0];
  return row ? flatten(row) : null;
}

export async function findSource(pool: Pool, id: string): Promise<Buffer | null> {
  const found = await pool.query<{ source: Buffer }>(
    'select source from local_services.mails where id = $1',
    [id],
  );
  return found.rows[0]?.source ?? null;
}

/** The content of the attachment at this position, read from the mail's source. */
export async function findAttachment(
  pool: Pool,
  id: string,
  position: number,
): Promise<Email['attachments'][number] | null> {
  const source = await findSource(pool, id);
  return source ? ((await PostalMime.parse(source)).attachments[position] ?? null) : null;
}

const flatten = ({ parsed, ...row }: Mail & { parsed: Parsed }): Mail => ({ ...row, ...parsed });
