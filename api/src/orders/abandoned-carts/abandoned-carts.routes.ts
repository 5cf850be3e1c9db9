import { asList, listAnswer, routes } from '../../http';
import { abandonedCarts } from './abandoned-carts';
import { abandonedCart, wantedCarts } from './abandoned-carts.schemas';

export const abandonedCartRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

abandonedCartRoutes.get(
  '/left_carts',
  {
    summary: 'My carts of the last two weeks that I can go on with, those first that wait for me alone',
    spec: '1 §2',
    who: 'signed-in',
    query: wantedCarts,
    answer: listAnswer(abandonedCart),
  },
  async ({ actor, query }) => asList(await abandonedCarts(query, actor)),
);
