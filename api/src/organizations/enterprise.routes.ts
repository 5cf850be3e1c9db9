import { authorize, idParams, routes } from '../http';
import { changeEnterpriseSettings, loadEnterpriseSettings } from './enterprise-settings';
import { enterpriseAnswer, enterpriseBody } from './enterprise.schemas';
import { teamPolicy } from './team.policy';

/** Whose addresses may order for an organization (2 §2). */
export const enterpriseRoutes = routes({ tag: 'Organizations', base: '/cpi/v2/orderer' });

enterpriseRoutes.get(
  '/teams/:id/enterprise_settings',
  {
    summary: 'What an organization asks of who orders for it',
    spec: '2 §2',
    who: 'signed-in',
    params: idParams,
    answer: enterpriseAnswer,
  },
  ({ actor, params }) => {
    authorize(teamPolicy, 'update', actor, params);
    return loadEnterpriseSettings(params.id, actor);
  },
);

enterpriseRoutes.patch(
  '/teams/:id/enterprise_settings',
  {
    summary: 'Changes it',
    description: 'A domain is that of the caller’s own confirmed address; a site admin may set any.',
    spec: '2 §2',
    who: 'signed-in',
    params: idParams,
    body: enterpriseBody,
    answer: enterpriseAnswer,
  },
  async ({ actor, params, body }) => {
    authorize(teamPolicy, 'update', actor, params);
    await changeEnterpriseSettings(params.id, body.enterprise_settings, actor);
    return loadEnterpriseSettings(params.id, actor);
  },
);
