import type { Schemas } from '@copper-carrot/contracts';
import { databaseNow } from '../../clock';
import { loadKitchenFacts, possibleKitchens } from '../../delivery';
import { authorize, idParams, pageOf, routes, type Actor } from '../../http';
import { findOrderForCaterer } from '../find-order';
import { catererOrderPolicy } from '../order.policy';
import { moveOrderBody } from '../order.schemas';
import { catererOrderAnswer } from '../reading/caterer-answers.schemas';
import { presentCatererOrder } from '../reading/caterer-order.presenter';
import { presentKitchens } from '../reading/kitchens.presenter';
import { loadOrderForCaterer } from '../reading/load-order';
import { possibleKitchensAnswer, possibleKitchensQuery } from './kitchen.schemas';
import { candidatesFor } from './kitchens-of-order';
import { moveOrder } from './move-order';

/** Which kitchen of its brand cooks an order (2 §7). */
export const orderKitchenRoutes = routes({ tag: 'Caterer orders', base: '/cpi/v1/caterer' });

orderKitchenRoutes.get(
  '/orders/:id/possible_kitchens',
  {
    summary: 'The kitchens of the brand for an order, the nearest first, each with whether it can cook it',
    spec: '2 §7',
    who: 'signed-in',
    params: idParams,
    query: possibleKitchensQuery,
    answer: possibleKitchensAnswer,
  },
  async ({ actor, params, query }) => pageOf(await loadPossibleKitchens(params.id, actor), query),
);

orderKitchenRoutes.post(
  '/orders/:id/move',
  {
    summary: 'Moves an order to another kitchen of its brand',
    spec: '2 §7',
    who: 'signed-in',
    params: idParams,
    body: moveOrderBody,
    answer: catererOrderAnswer,
  },
  async ({ actor, params, body }) => {
    authorize(catererOrderPolicy, 'move', actor, await findOrderForCaterer(params.id, actor));
    await moveOrder(params.id, body, actor);
    return presentCatererOrder(await loadOrderForCaterer(params.id, actor), actor);
  },
);

async function loadPossibleKitchens(id: number, actor: Actor): Promise<Schemas['KitchenForOrder'][]> {
  const order = await findOrderForCaterer(id, actor);
  const { brandId, startDate: date, kitchenId } = order;
  const kitchens = await loadKitchenFacts({ brandId, orderId: id, date }, null);
  const reasons = new Map(
    candidatesFor(order, kitchens, await databaseNow(null)).map(({ kitchen, reason }) => [
      kitchen.id,
      reason,
    ]),
  );
  return presentKitchens(possibleKitchens(kitchens, order)).map((kitchen) => {
    const isCurrent = kitchen.id === kitchenId;
    const reason = reasons.get(kitchen.id) ?? null;
    return {
      kitchen,
      is_current: isCurrent,
      can_take: !isCurrent && reason === null,
      reason: isCurrent ? null : reason,
    };
  });
}
