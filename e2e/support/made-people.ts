import { randomUUID } from 'node:crypto';
import { query } from './database';
import { accounts } from './demo';
import { Person } from './person';

interface Office {
  name: string;
  email_domain?: string;
  requires_email_domain?: boolean;
  requires_email_verification?: boolean;
}

export interface MadePerson extends Person {
  firstName: string;
  teamIds: number[];
}

/** A new signed-in person, admin of these organizations, with the demo password. */
export async function makePerson(
  offices: Office[] = [{ name: 'Made Up Office' }],
  { isConfirmed = true, invoiceable = false } = {},
): Promise<MadePerson> {
  const unique = randomUUID().slice(0, 8);
  const firstName = `Robin ${unique}`;
  const email = `robin-${unique}@madeup.example`;
  const [user] = await query<{ id: number }>(
    `insert into users (email, first_name, last_name, password_hash, email_verified_at, invoiceable)
     select $1, $2, 'Made', password_hash, case when $3 then now() end, $4 from users where email = $5 returning id`,
    [email, firstName, isConfirmed, invoiceable, accounts.newcomer],
  );
  const teamIds: number[] = [];
  for (const [at, office] of offices.entries()) {
    const [team] = await query<{ id: number }>(
      `with team as (
         insert into teams (name, access_code, email_domain, requires_email_domain, requires_email_verification)
         values ($1, $2, $3, $4, $5) returning id),
       member as (insert into memberships (user_id, team_id, role) select $6, id, 'admin' from team)
       select id from team`,
      [
        office.name,
        `${unique}${at}`,
        office.email_domain ?? null,
        office.requires_email_domain ?? false,
        office.requires_email_verification ?? false,
        user?.id,
      ],
    );
    if (team) teamIds.push(team.id);
  }
  const person = Object.assign(new Person(email), { firstName, teamIds });
  await person.signIn();
  return person;
}
