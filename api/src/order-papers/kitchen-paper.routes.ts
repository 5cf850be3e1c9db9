import { isOpen } from '@copper-carrot/contracts';
import { notFound } from '../errors';
import { Reply, routes, type Actor } from '../http';
import { loadOrderForCaterer, presentCatererOrder } from '../orders';
import { drawBlocks } from './draw-blocks';
import { presentKitchenPaper, type KitchenPaper } from './kitchen-paper.presenter';
import { asPdf, paperLimit } from './paper.routes';

/** What a kitchen prints of an order beside its labels. */
export const kitchenPaperRoutes = routes({ tag: 'Order papers', base: '/cpi/v1/caterer' });

async function paperFile(kind: KitchenPaper, id: number, actor: Actor): Promise<Reply> {
  const order = presentCatererOrder(await loadOrderForCaterer(id, actor), actor);
  if (!isOpen(order.status)) throw notFound('This order does not stand: there is nothing to cook.');
  await paperLimit.spend(String(actor.userId));
  const { title, blocks } = presentKitchenPaper(kind, order);
  const madeAt = new Date(order.submitted_at ?? order.start_at);
  return Reply.file(await drawBlocks({ title, madeAt }, blocks), 'application/pdf', `${kind}-${id}.pdf`);
}

kitchenPaperRoutes.get(
  '/orders/:id/order_sheet',
  {
    ...asPdf,
    summary: 'All that the kitchen needs to cook an order and bring it, as PDF',
    description: 'For its caterer, while the order stands; 404 otherwise.',
  },
  ({ actor, params }) => paperFile('order-sheet', params.id, actor),
);

kitchenPaperRoutes.get(
  '/orders/:id/packing_list',
  {
    ...asPdf,
    summary: 'What is packed of an order, each with a box to tick, as PDF',
    description: 'For its caterer, while the order stands; 404 otherwise.',
  },
  ({ actor, params }) => paperFile('packing-list', params.id, actor),
);
