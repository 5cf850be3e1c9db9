import { randomBytes } from 'node:crypto';
import Joi from 'joi';
import { QueryTypes } from 'sequelize';
import { signUpCode, type Schemas } from '@copper-carrot/contracts';
import { hashNewPassword, newToken, tokenHash, User } from '../accounts';
import { database, sql } from '../database';
import { mailLimit } from '../http';
import { defineJob } from '../jobs';
import { codeMail, haveAccountMail } from './sign-up.mails';
import { codeHash, newCode } from './sign-up-code';
import { splitName } from './split-name';

const codeMailLimit = mailLimit('sign_up_mail');

const sendCode = defineJob<{ sign_up: string }>('sign_up_mail', {
  payload: { sign_up: Joi.string().hex().required() },
});
const sweepExpired = defineJob<object>('sign_up_sweep', { payload: {}, cron: '*/5 * * * *' });

/**
 * Keeps a sign-up until its mailed code comes back, and answers its id. Whether the address has an account is not even
 * asked here: the mail's job does, so that nobody reads it from the answer or from its time.
 */
export async function beginSignUp(body: Schemas['SignUpBody'], network: string): Promise<string> {
  const { email, name } = body;
  const { firstName, lastName } = splitName(name);
  const passwordHash = await hashNewPassword(body.password, [email, name, firstName, lastName]);
  await codeMailLimit.spend(email, { network });
  const id = newToken();
  const idHash = tokenHash(id);
  await database.transaction(async (transaction) => {
    await database.query(
      `insert into sign_ups
         (id_hash, email, first_name, last_name, organization_name, password_hash, expires_at, referral_uuid)
       values ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7), $8)`,
      {
        transaction,
        bind: [
          ...[idHash, email, firstName, lastName, body.organization_name, passwordHash],
          ...[signUpCode.minutes, body.referral ?? null],
        ],
      },
    );
    await sendCode.enqueue(transaction, { sign_up: idHash.toString('hex') });
  });
  return id;
}

/** Mails the code, or to an address with an account that it has one; once, for only one run finds no code yet. */
async function mailSignUp({ sign_up: hex }: { sign_up: string }): Promise<void> {
  const idHash = Buffer.from(hex, 'hex');
  const code = newCode();
  await database.transaction(async (transaction) => {
    const [signUp] = await database.query<{ email: string }>(
      'update sign_ups set code_hash = $2 where id_hash = $1 and code_hash is null returning email::text',
      { type: QueryTypes.SELECT, transaction, bind: [idHash, codeHash(idHash, code)] },
    );
    if (!signUp) return;
    const { email: to } = signUp;
    const mail = { event: `sign-up-${hex}`, to };
    if (await User.findOne({ where: { email: to }, transaction })) {
      await database.query('update sign_ups set code_hash = $2 where id_hash = $1', {
        transaction,
        bind: [idHash, randomBytes(32)],
      });
      await haveAccountMail.queue(transaction, { ...mail, data: {} });
    } else await codeMail.queue(transaction, { ...mail, data: { code } });
  });
}

async function sweepSignUps(): Promise<void> {
  await sql.rows('delete from sign_ups where expires_at <= now()');
}

export const signUpJobs = [sendCode.handledBy(mailSignUp), sweepExpired.handledBy(sweepSignUps)];
