import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { databaseNow } from '../clock';
import { sql } from '../database';
import { ApiError, invalid, notFound } from '../errors';
import { defineList, isSiteAdmin, type Actor, type Paging } from '../http';
import { column, prepared } from '../prepared';
import type { TaxExemptionParams } from './settings.schemas';

const columns = {
  state: column<Schemas['TaxExemption']['state']>('text'),
  certificate_number: 'text',
  expires_on: 'text',
  status: column<Schemas['TaxExemption']['status']>('text'),
} as const;
const select = `state, certificate_number, expires_on::text as expires_on,
  case when confirmed_at is null then 'waiting' when expires_on < current_date then 'expired' else 'active' end as status`;

const exemptions = defineList({
  name: 'team-tax-exemptions',
  columns,
  select,
  from: 'tax_exemptions where team_id = $1',
  key: 'state',
});

/** The tax certificates of an organization, one a state. */
export const listTaxExemptions = (teamId: number, page: Paging) => exemptions.page([teamId], page);

// An unchanged certificate keeps its confirmation.
const kept = prepared(
  'team-tax-exemption-kept',
  columns,
  `insert into tax_exemptions (team_id, state, certificate_number, expires_on, confirmed_at)
   select id, $2, $3, $4, case when $5 then now() end from teams where id = $1
   on conflict (team_id, state) do update set certificate_number = excluded.certificate_number,
     expires_on = excluded.expires_on,
     confirmed_at = case when (tax_exemptions.certificate_number, tax_exemptions.expires_on)
       = (excluded.certificate_number, excluded.expires_on)
       then coalesce(tax_exemptions.confirmed_at, excluded.confirmed_at) else excluded.confirmed_at end
   returning ${select}`,
);

/** Enters the certificate of a state, instead of the one before. It waits for a check, unless a site admin enters it. */
export async function keepTaxExemption(
  teamId: number,
  { state, certificate_number: number, expires_on: end }: Schemas['TaxExemptionBody']['tax_exemption'],
  actor: Actor,
): Promise<Schemas['TaxExemption']> {
  if (end < (await databaseNow(null)).toISOString().slice(0, 10))
    throw invalid('expires_on', 'in_past', 'has passed');
  const [row] = await sql.rows(kept, [teamId, state, number, end, isSiteAdmin(actor)]);
  if (!row) throw notFound();
  return row;
}

const confirmed = prepared(
  'team-tax-exemption-confirmed',
  columns,
  `update tax_exemptions set confirmed_at = coalesce(confirmed_at, now())
   where team_id = $1 and state = $2 and certificate_number = $3 and expires_on = $4
   returning ${select}`,
);
const entered = prepared(
  'team-tax-exemption-entered',
  {},
  'select from tax_exemptions where team_id = $1 and state = $2',
);

/**
 * Says that a certificate was checked: orders that are priced from now on go without the state's tax. 409 if another
 * certificate was entered since it was read.
 */
export async function confirmTaxExemption(
  { id, state }: TaxExemptionParams,
  { certificate_number: number, expires_on: end }: Schemas['TaxConfirmationBody']['tax_exemption'],
): Promise<Schemas['TaxExemption']> {
  const [row] = await sql.rows(confirmed, [id, state, number, end]);
  if (row) return row;
  if ((await sql.rows(entered, [id, state])).length === 0) throw notFound();
  throw new ApiError(409, errorCodes.stale, {
    message: 'Another certificate was entered since. Please look at it again.',
  });
}

const removed = prepared(
  'team-tax-exemption-removed',
  { state: 'text' },
  'delete from tax_exemptions where team_id = $1 and state = $2 returning state',
);

export async function removeTaxExemption({ id, state }: TaxExemptionParams): Promise<void> {
  if ((await sql.rows(removed, [id, state])).length === 0) throw notFound();
}
