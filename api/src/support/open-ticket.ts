import { database, sql } from '../database';
import { env } from '../env';
import type { Actor } from '../http';
import { prepared } from '../prepared';
import { ticketMail, ticketReceivedMail } from './support.mails';

interface Question {
  name: string;
  email: string;
  message: string;
  page_url: string | null;
}

const insertTicket = prepared(
  'insert-support-ticket',
  { id: 'int4' },
  `insert into support_tickets (user_id, name, email, message, page_url, request_key) values ($1, $2, $3, $4, $5, $6)
   on conflict (email, request_key) where request_key is not null do nothing returning id`,
);
const ticketOfKey = prepared(
  'support-ticket-of-key',
  { id: 'int4' },
  'select id from support_tickets where email = $1 and request_key = $2',
);

const numberOf = (id: number) => `CC-${1000 + id}`;

/** Keeps a question and mails it to the support team and its sender, once for each request key. Answers its number. */
export async function openTicket(
  { name, email, message, page_url }: Question,
  { actor, requestKey }: { actor: Actor | null; requestKey: string | null },
): Promise<string> {
  return database.transaction(async (transaction) => {
    const [made] = await sql.within(transaction, insertTicket, [
      actor?.userId ?? null,
      name,
      email,
      message,
      page_url,
      requestKey,
    ]);
    if (!made) {
      const [first] = await sql.within(transaction, ticketOfKey, [email, requestKey]);
      if (!first) throw new Error('a support ticket is neither new nor there');
      return numberOf(first.id);
    }
    const number = numberOf(made.id);
    const event = `support-ticket-${made.id}`;
    await ticketMail.queue(transaction, {
      event,
      to: env.SUPPORT_EMAIL,
      data: { number, name, email, message, page_url },
    });
    const isOwnAddress = actor?.email.toLowerCase() === email.toLowerCase();
    await ticketReceivedMail.queue(transaction, {
      event,
      to: email,
      data: { number, message: isOwnAddress ? message : null },
    });
    return number;
  });
}
