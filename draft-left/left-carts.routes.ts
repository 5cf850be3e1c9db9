import Joi from 'joi';
import { asList, bestFew, id, listAnswer, routes } from '../../http';
import { orderListRecord } from './caterer-answers.schemas';
import { leftCarts, type Wanted } from './left-carts';

const wanted = Joi.object<Wanted, false>({
  package_id: id(),
  brand_id: id(),
  limit: bestFew({ least: 1, most: 10, standard: 3 }),
});

/** Carts that wait for their person. */
export const leftCartRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

leftCartRoutes.get(
  '/left_carts',
  {
    summary: 'My carts of the last two weeks that I can go on with, the latest first',
    spec: '1 §2',
    who: 'signed-in',
    query: wanted,
    answer: listAnswer(orderListRecord),
  },
  async ({ actor, query }) => asList(await leftCarts(query, actor)),
);
