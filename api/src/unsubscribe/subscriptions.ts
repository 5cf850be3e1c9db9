import type { Schemas } from '@copper-carrot/contracts';
import { mailKindIsOn, setMailKind } from '../accounts';
import { database, sql } from '../database';
import { forbidden } from '../errors';
import type { Actor } from '../http';
import type { MailSubscription } from '../mail';
import { prepared } from '../prepared';

const refusal = prepared(
  'mail-refusal',
  { isRecent: 'bool' },
  `select refused_at > now() - interval '10 minutes' as "isRecent" from mail_refusals where email = $1 and kind = $2`,
);
const refuse = prepared(
  'mail-refused',
  {},
  'insert into mail_refusals (email, kind) values ($1, $2) on conflict (email, kind) do update set refused_at = now()',
);
const allow = prepared('mail-allowed', {}, 'delete from mail_refusals where email = $1 and kind = $2');

const isReader = (actor: Actor | null, email: string) =>
  actor !== null && !actor.ghostingAdmin && actor.email.toLowerCase() === email.toLowerCase();

/** Which mails a link is about, and whether they are sent. */
export async function loadSubscription({
  email,
  kind,
}: MailSubscription): Promise<Schemas['MailSubscription']> {
  const byAccount = await mailKindIsOn(email, kind);
  const on = byAccount ?? (await sql.first(refusal, [email, kind])) === undefined;
  return { kind, email, on, has_account: byAccount !== null };
}

/**
 * Turns the mails of a link off or on: for the account of its address, else for the address itself. On again by the link alone
 * only while it just turned them off, since a mail that was passed on has the link too; later 403 for all but its reader.
 */
export async function changeSubscription(
  subscription: MailSubscription,
  { on, actor }: { on: boolean; actor: Actor | null },
): Promise<Schemas['MailSubscription']> {
  const { email, kind } = subscription;
  const before = await loadSubscription(subscription);
  if (before.on === on) return before;
  await database.transaction(async (transaction) => {
    const [refused] = await sql.within(transaction, refusal, [email, kind]);
    if (on && !refused?.isRecent && !isReader(actor, email))
      throw forbidden('You unsubscribed a while ago. To get these mails again, log in with this address.');
    await setMailKind(email, { kind, on }, transaction);
    // Of an account it says when, for its preferences do not.
    await sql.within(transaction, on ? allow : refuse, [email, kind]);
  });
  return { ...before, on };
}
