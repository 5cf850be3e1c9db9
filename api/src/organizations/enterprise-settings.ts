import type { Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { changeAddressRules } from '../accounts';
import { database, sql } from '../database';
import { invalid, notFound } from '../errors';
import type { Actor } from '../http';
import { prepared } from '../prepared';
import type { EnterpriseChanges } from './enterprise.schemas';

const settings = prepared(
  'enterprise-settings',
  {
    ...{ email_domain: 'text?', requires_email_domain: 'bool', requires_email_verification: 'bool' },
    ...{ own_domain: 'text?', outside: 'int4' },
  },
  `select t.email_domain::text, t.requires_email_domain, t.requires_email_verification,
     (select lower(split_part(u.email::text, '@', 2)) from users u
       where u.id = $2 and u.email_verified_at is not null) as own_domain,
     (select count(*)::int from memberships m join users u on u.id = m.user_id
       where m.team_id = t.id and m.role in ('admin', 'orderer')
         and lower(split_part(u.email::text, '@', 2)) <> lower(t.email_domain::text)) as outside
   from teams t where t.id = $1`,
);
const locked = prepared(
  'enterprise-settings-locked',
  {},
  'select from teams where id = $1 for no key update',
);

/** Domains at which anybody gets an address. */
const publicDomains: readonly string[] = [
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'yahoo.com', 'icloud.com'],
  ...['me.com', 'aol.com', 'proton.me', 'protonmail.com', 'gmx.com', 'mail.com'],
];

async function settingsOf(teamId: number, actor: Actor, transaction: Transaction | null) {
  const [row] = await sql.within(transaction, settings, [teamId, actor.userId]);
  if (!row) throw notFound();
  return row;
}

export async function loadEnterpriseSettings(
  teamId: number,
  actor: Actor,
): Promise<Schemas['EnterpriseSettings']> {
  const { own_domain: own, ...shown } = await settingsOf(teamId, actor, null);
  return { ...shown, offered_domain: own !== null && !publicDomains.includes(own) ? own : null };
}

/**
 * Changes whose addresses may order for an organization. A new domain must be that of the actor's own confirmed address,
 * so that they can't claim another company's; a site admin may set any.
 */
export const changeEnterpriseSettings = (
  teamId: number,
  changes: EnterpriseChanges,
  actor: Actor,
): Promise<void> =>
  database.transaction(async (transaction) => {
    await sql.within(transaction, locked, [teamId]);
    const now = await settingsOf(teamId, actor, transaction);
    const {
      email_domain: domain = now.email_domain,
      requires_email_domain: requiresDomain = now.requires_email_domain,
      requires_email_verification: requiresVerification = now.requires_email_verification,
    } = changes;
    if (domain !== null && domain !== now.email_domain?.toLowerCase()) {
      if (publicDomains.includes(domain))
        throw invalid(
          'email_domain',
          'exclusion',
          'is open to everybody, so it is no domain of an organization',
        );
      if (!actor.isAdmin && domain !== now.own_domain)
        throw invalid('email_domain', 'inclusion', 'must be the domain of your own confirmed e-mail address');
    }
    if (requiresDomain && domain === null)
      throw invalid('email_domain', 'blank', 'is needed while only its addresses may order');
    await changeAddressRules(
      teamId,
      {
        emailDomain: domain,
        requiresEmailDomain: requiresDomain,
        requiresEmailVerification: requiresVerification,
      },
      transaction,
    );
  });
