import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { QueryTypes, type Transaction } from 'sequelize';
import type { MailKind } from '@copper-carrot/contracts';
import type { CalendarEntry } from '../calendar';
import { database } from '../database';
import { env } from '../env';
import { defineJob, rowId } from '../jobs';
import { seal } from './seal';

export interface MailContent {
  subject: string;
  /** Who gets the answers; the sender where nobody is named. */
  replyTo?: string;
  /** The whole mail, in `MailLayout`. */
  body: ReactElement;
  /** What the reader's calendar makes of it. */
  calendar?: CalendarEntry | null;
}

export interface Mail<Data extends object> {
  readonly template: string;
  /**
   * Writes the mail into the outbox with the transaction's fate. `event` names what happened, as in
   * `order-12-submitted`: a second call for the same event and recipient writes nothing. Answers whether it is written now.
   */
  queue(transaction: Transaction, message: { event: string; to: string; data: Data }): Promise<boolean>;
  /** Whether it was written already, for what must not be made anew by a job that runs twice. */
  wasQueued(transaction: Transaction, message: { event: string; to: string }): Promise<boolean>;
}

/** Sends one row of the outbox. */
export const sendMail = defineJob<{ id: number }>('mail_send', {
  payload: { id: rowId() },
  key: ['mail', 'id'],
});

interface Template {
  render: (data: never) => MailContent;
  kind: MailKind | null;
}
const templates = new Map<string, Template>();

function templateOf(name: string): Template {
  const template = templates.get(name);
  if (!template) throw new Error(`no mail is defined as ${name}`);
  return template;
}

/** The content of a queued mail; throws for a template that no loaded feature has defined. */
export const renderTemplate = (template: string, data: object): MailContent =>
  templateOf(template).render(data as never);

/** By which kind its reader may have turned a mail off; null for what always goes. */
export const kindOf = (template: string): MailKind | null => templateOf(template).kind;

const messageId = (eventKey: string) =>
  `<${createHash('sha256').update(eventKey).digest('hex').slice(0, 40)}@${new URL(env.PUBLIC_ORIGIN).hostname}>`;

/**
 * A kind of mail: its name, and how it reads. `Data` is stored as JSON, so that it holds no dates and no classes;
 * `secrets` names what only its reader may know, such as the token of a link, and what is stored sealed. `kind` is by what its
 * reader may turn it off; what is about their money, safety or account has none.
 */
export function defineMail<Data extends object>(
  template: string,
  render: (data: Data) => MailContent,
  { secrets = [], kind = null }: { secrets?: readonly (keyof Data & string)[]; kind?: MailKind | null } = {},
): Mail<Data> {
  if (templates.has(template)) throw new Error(`the mail ${template} is defined twice`);
  templates.set(template, { render, kind });
  const keyOf = ({ event, to }: { event: string; to: string }) => `${event}:${template}:${to.toLowerCase()}`;
  return {
    template,
    async wasQueued(transaction, message) {
      const rows = await database.query('select 1 from outbox_messages where event_key = $1', {
        type: QueryTypes.SELECT,
        transaction,
        bind: [keyOf(message)],
      });
      return rows.length > 0;
    },
    async queue(transaction, { event, to, data }) {
      const eventKey = keyOf({ event, to });
      const written = await database.query<{ id: number }>(
        `insert into outbox_messages (event_key, message_id, template, recipient, data)
         values ($1, $2, $3, $4, $5::jsonb) on conflict (event_key) do nothing returning id`,
        {
          type: QueryTypes.SELECT,
          transaction,
          bind: [
            eventKey,
            messageId(eventKey),
            template,
            to,
            JSON.stringify(seal(data as Record<string, unknown>, secrets)),
          ],
        },
      );
      const [row] = written;
      if (row) await sendMail.enqueue(transaction, { id: row.id });
      return row !== undefined;
    },
  };
}
