import { type AnswerOf, type BodyOf, read } from '@copper-carrot/contracts';
import { client, useRead } from '@copper-carrot/contracts/runtime';

const path = '/cpi/v2/orderer/teams/{id}/settings';
const taxPath = '/cpi/v2/orderer/teams/{id}/tax_exemptions';
const stateTaxPath = '/cpi/v2/orderer/teams/{id}/tax_exemptions/{state}';
const rosterPath = '/cpi/v2/orderer/rosters';

export type Settings = AnswerOf<typeof path, 'get'>;
export type SettingsChanges = BodyOf<typeof path, 'patch'>['settings'];
export type TaxExemption = AnswerOf<typeof taxPath, 'get'>['records'][number];
export type TaxFields = BodyOf<typeof taxPath, 'post'>['tax_exemption'];
export type Roster = AnswerOf<typeof rosterPath, 'get'>['records'][number];

export const settingsUrl = (id: number) => read(path, { params: { id } });
export const taxUrl = (id: number) => read(taxPath, { params: { id } });
export const rostersUrl = (teamId: number) => read(rosterPath, { query: { team_id: teamId } });

export const useSettings = (id: number) => useRead(settingsUrl(id));

export const changeSettings = (id: number, settings: SettingsChanges) =>
  client.patch(path, { params: { id }, body: { settings } });

export const keepTax = (id: number, tax: TaxFields) =>
  client.post(taxPath, { params: { id }, body: { tax_exemption: tax } });
export const removeTax = (id: number, state: TaxExemption['state']) =>
  client.delete(stateTaxPath, { params: { id, state } });
/** Confirms the certificate as it was read. */
export const confirmTax = (
  id: number,
  {
    state,
    certificate_number,
    expires_on,
  }: Pick<TaxExemption, 'state' | 'certificate_number' | 'expires_on'>,
) =>
  client.post(`${stateTaxPath}/confirm`, {
    params: { id, state },
    body: { tax_exemption: { certificate_number, expires_on } },
  });

export const makeRoster = (roster: BodyOf<typeof rosterPath, 'post'>['roster']) =>
  client.post(rosterPath, { body: { roster } });
export const renameRoster = (id: number, name: string) =>
  client.patch(`${rosterPath}/{id}`, { params: { id }, body: { roster: { name } } });
export const removeRoster = (id: number) => client.delete(`${rosterPath}/{id}`, { params: { id } });
