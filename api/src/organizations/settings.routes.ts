import { forbidden } from '../errors';
import { authorize, idParams, isSiteAdmin, nothing, routes, type Actor } from '../http';
import { changeSettings, loadSettings } from './settings';
import {
  settingsAnswer,
  settingsBody,
  taxConfirmationBody,
  taxExemptionAnswer,
  taxExemptionBody,
  taxExemptionParams,
  taxExemptionsAnswer,
  taxExemptionsQuery,
} from './settings.schemas';
import {
  confirmTaxExemption,
  keepTaxExemption,
  listTaxExemptions,
  removeTaxExemption,
} from './tax-exemptions';
import { teamPolicy } from './team.policy';

/** What holds for all orders of an organization (2 §2). */
export const teamSettingsRoutes = routes({ tag: 'Organizations', base: '/cpi/v2/orderer/teams' });

const spec = '2 §2';
const who = 'signed-in';
const allow = (action: 'read' | 'update', actor: Actor, id: number) =>
  authorize(teamPolicy, action, actor, { id });

teamSettingsRoutes.get(
  '/:id/settings',
  { summary: 'The settings of an organization', spec, who, params: idParams, answer: settingsAnswer },
  ({ actor, params }) => {
    allow('read', actor, params.id);
    return loadSettings(params.id, actor);
  },
);

teamSettingsRoutes.patch(
  '/:id/settings',
  {
    summary: 'Changes the settings of an organization',
    spec,
    who,
    params: idParams,
    body: settingsBody,
    answer: settingsAnswer,
  },
  async ({ actor, params, body }) => {
    allow('update', actor, params.id);
    await changeSettings(params.id, body.settings);
    return loadSettings(params.id, actor);
  },
);

teamSettingsRoutes.get(
  '/:id/tax_exemptions',
  {
    summary: 'Tax certificates of an organization',
    spec,
    who,
    params: idParams,
    query: taxExemptionsQuery,
    answer: taxExemptionsAnswer,
  },
  ({ actor, params, query }) => {
    allow('read', actor, params.id);
    return listTaxExemptions(params.id, query);
  },
);

teamSettingsRoutes.post(
  '/:id/tax_exemptions',
  {
    summary: 'Enters the tax certificate of a state; again it takes the place of the one before',
    spec,
    who,
    params: idParams,
    body: taxExemptionBody,
    answer: taxExemptionAnswer,
    status: 201,
  },
  ({ actor, params, body }) => {
    allow('update', actor, params.id);
    return keepTaxExemption(params.id, body.tax_exemption, actor);
  },
);

teamSettingsRoutes.post(
  '/:id/tax_exemptions/:state/confirm',
  {
    summary: 'Says that a tax certificate was checked; for site admins',
    spec,
    who,
    params: taxExemptionParams,
    body: taxConfirmationBody,
    answer: taxExemptionAnswer,
  },
  ({ actor, params, body }) => {
    allow('read', actor, params.id);
    if (!isSiteAdmin(actor)) throw forbidden();
    return confirmTaxExemption(params, body.tax_exemption);
  },
);

teamSettingsRoutes.delete(
  '/:id/tax_exemptions/:state',
  {
    summary: 'Removes a tax certificate',
    spec,
    who,
    params: taxExemptionParams,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params }) => {
    allow('update', actor, params.id);
    await removeTaxExemption(params);
  },
);
