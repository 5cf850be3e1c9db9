import { QueryTypes } from 'sequelize';
import { signUpCode } from '@copper-carrot/contracts';
import { createTeam, createUser, tokenHash, type User } from '../accounts';
import { database, sql } from '../database';
import { invalid } from '../errors';
import { acceptReferral } from '../referrals';
import { isCode } from './sign-up-code';
import { welcome } from './welcome';

/** One answer, whatever is wrong: another would say which sign-ups there are, or who has an account. */
const refused = () =>
  invalid('code', 'invalid', 'is wrong or no longer works. Look again, or ask for a new one');

/** Counts a try before its code is looked at, so that many at once are no more than so many in turn. */
async function spendTry(idHash: Buffer): Promise<Buffer | null> {
  const [row] = await sql.rows<{ code_hash: Buffer | null }>(
    `update sign_ups set tries = tries + 1 where id_hash = $1 and tries < $2 and expires_at > now() returning code_hash`,
    [idHash, signUpCode.tries],
  );
  return row?.code_hash ?? null;
}

interface SignUp {
  email: string;
  first_name: string;
  last_name: string;
  organization_name: string;
  password_hash: string;
  referral_uuid: string | null;
}

/** Makes the person and their organization by the mailed code, once; 422 by `code` otherwise. */
export async function confirmSignUp(id: string, code: string): Promise<User> {
  const idHash = tokenHash(id);
  if (!isCode(await spendTry(idHash), idHash, code.replace(/\s/g, ''))) throw refused();
  return database.transaction(async (transaction) => {
    const [signUp] = await database.query<SignUp>(
      `delete from sign_ups where id_hash = $1
       returning email::text, first_name, last_name, organization_name, password_hash, referral_uuid`,
      { type: QueryTypes.SELECT, transaction, bind: [idHash] },
    );
    if (!signUp) throw refused();
    const { email, first_name: firstName, last_name: lastName, password_hash: passwordHash } = signUp;
    const user = await createUser({ email, firstName, lastName, passwordHash }, transaction);
    if (!user) throw refused();
    const team = await createTeam(signUp.organization_name, user.id, transaction);
    if (signUp.referral_uuid) await acceptReferral(signUp.referral_uuid, user, transaction);
    await welcome(user, team, true, transaction);
    return user;
  });
}
