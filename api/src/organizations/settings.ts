import type { Schemas } from '@copper-carrot/contracts';
import { changeTeam, type TeamChanges } from '../accounts';
import { addressInBook } from '../addresses';
import { database, sql } from '../database';
import { invalid, notFound } from '../errors';
import { isSiteAdmin, type Actor } from '../http';
import { centsToDollars, dollarsToCents } from '../pricing';
import { prepared } from '../prepared';
import { teamPolicy } from './team.policy';

const settingsQuery = prepared(
  'team-settings',
  {
    ...{ name: 'text', cost_centers: 'text[]', purchase_orders: 'text[]', default_address_id: 'int4?' },
    ...{ approval_over: 'int4?', budget_per_person: 'int4?', orders_from: 'text?', orders_until: 'text?' },
  } as const,
  `select t.name, t.cost_centers, t.purchase_orders,
     (select a.id from addresses a where a.id = t.default_address_id and a.archived_at is null) as default_address_id,
     t.approval_over_cents as approval_over, t.budget_per_person_cents as budget_per_person,
     to_char(t.orders_from, 'HH24:MI') as orders_from, to_char(t.orders_until, 'HH24:MI') as orders_until
   from teams t where t.id = $1`,
);

/** The settings of an organization. Whether the actor may read it, the caller has asked. */
export async function loadSettings(id: number, actor: Actor): Promise<Schemas['OrganizationSettings']> {
  const settings = await sql.first(settingsQuery, [id]);
  if (!settings) throw notFound();
  return {
    ...settings,
    approval_over: inDollars(settings.approval_over),
    budget_per_person: inDollars(settings.budget_per_person),
    can: { update: teamPolicy.update(actor, { id }), confirm_tax: isSiteAdmin(actor) },
  };
}

const inDollars = (cents: number | null) => (cents === null ? null : centsToDollars(cents));
const inCents = (dollars: number | null, field: string) =>
  dollars === null ? null : dollarsToCents(dollars, field);

export const changeSettings = (
  id: number,
  said: Schemas['OrganizationSettingsBody']['settings'],
): Promise<void> =>
  database.transaction(async (transaction) => {
    const { default_address_id: addressId } = said;
    if (addressId && !(await addressInBook(addressId, { userId: null, teamId: id }, transaction)))
      throw invalid('default_address_id', 'inclusion', 'is not an address of the organization');
    await changeTeam(id, changesOf(said), transaction);
  });

const changesOf = (said: Schemas['OrganizationSettingsBody']['settings']): TeamChanges => ({
  ...(said.name !== undefined && { name: said.name }),
  ...(said.cost_centers && { costCenters: said.cost_centers }),
  ...(said.purchase_orders && { purchaseOrders: said.purchase_orders }),
  ...(said.default_address_id !== undefined && { defaultAddressId: said.default_address_id }),
  ...(said.approval_over !== undefined && {
    approvalOverCents: inCents(said.approval_over, 'approval_over'),
  }),
  ...(said.budget_per_person !== undefined && {
    budgetPerPersonCents: inCents(said.budget_per_person, 'budget_per_person'),
  }),
  ...(said.orders_from !== undefined && { ordersFrom: said.orders_from }),
  ...(said.orders_until !== undefined && { ordersUntil: said.orders_until }),
});
