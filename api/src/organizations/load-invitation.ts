import type { Schemas } from '@copper-carrot/contracts';
import { tokenHash } from '../accounts';
import { sql } from '../database';
import { notFound } from '../errors';

export type LoadedInvitation = Omit<Schemas['Invitation'], 'role_label'>;

/** The invitation behind a mailed token, in whatever state it is; 404 where none has this token any more. */
export async function loadInvitation(token: string): Promise<LoadedInvitation> {
  const row = await sql.first<LoadedInvitation>(
    `select i.id, i.email::text, i.team_id, t.name as team_name, i.role,
       nullif(trim(u.first_name || ' ' || u.last_name), '') as inviter_name,
       case when i.accepted_at is not null then 'accepted' when i.expires_at <= now() then 'expired' else 'open' end as status,
       exists (select from users p where p.email = i.email) as has_account
     from invitations i join teams t on t.id = i.team_id left join users u on u.id = i.invited_by
     where i.token_hash = $1`,
    [tokenHash(token)],
  );
  if (!row) throw notFound('This invitation was withdrawn, or a newer one was sent.');
  return row;
}
