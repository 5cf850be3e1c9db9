import { asList, listAnswer, routes } from '../../http';
import { leftCarts } from './left-carts';
import { leftCart, wantedCarts } from './left-carts.schemas';

export const leftCartRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

leftCartRoutes.get(
  '/left_carts',
  {
    summary: 'My carts of the last two weeks that I can go on with, those first that wait for me alone',
    spec: '1 §2',
    who: 'signed-in',
    query: wantedCarts,
    answer: listAnswer(leftCart),
  },
  async ({ actor, query }) => asList(await leftCarts(query, actor)),
);
