import { idOrSlugParams, networkOf, routes } from '../../http';
import { activeMenu, activePackage } from '../cart/active-offer';
import { orderProposal, proposeMenuOrderBody, proposeOrderBody } from './proposal.schemas';
import { proposeOrder } from './propose-order';

export const proposalRoutes = routes({ tag: 'Orders', base: '/cpi/v2/public' });

proposalRoutes.post(
  '/packages/:id/order/proposal',
  {
    summary: 'What of a package feeds so many people for so much money',
    spec: '1 §1',
    who: 'anyone',
    params: idOrSlugParams,
    body: proposeOrderBody,
    answer: orderProposal,
  },
  async ({ actor, params, body, request }) =>
    proposeOrder(await activePackage(params.id), body, actor, networkOf(request)),
);

proposalRoutes.post(
  '/brands/:id/order/proposal',
  {
    summary: "What of a restaurant's menu feeds so many people for so much money",
    spec: '1 §1',
    who: 'anyone',
    params: idOrSlugParams,
    body: proposeMenuOrderBody,
    takesLongBody: true,
    answer: orderProposal,
  },
  async ({ actor, params, body, request }) =>
    proposeOrder(await activeMenu(params.id), body, actor, networkOf(request)),
);
