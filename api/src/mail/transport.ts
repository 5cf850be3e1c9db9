import type { Transporter } from 'nodemailer';
import { env } from '../env';

export interface Letter {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  headers?: Record<string, string>;
  /** An invitation, which mail programs enter by themselves. */
  icalEvent?: { method: string; content: string; filename: string };
}

let smtp: Promise<Transporter> | undefined;

/** Connects to a mail server; the environment's (SMTP_URL) unless another is named. */
export function connectMail(url = env.SMTP_URL): void {
  if (!url) throw new Error('no mail server is set (SMTP_URL)');
  smtp = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      socketTimeout: 20_000,
    }),
  );
}

/** Hands a letter to the mail server and resolves with its yes; rejects where there is none. */
export async function deliver(letter: Letter): Promise<void> {
  if (!smtp) connectMail();
  await (await smtp)?.sendMail(letter);
}

/** Ends the connections to the mail server. */
export function closeMail(): void {
  void smtp?.then((open) => open.close());
  smtp = undefined;
}
