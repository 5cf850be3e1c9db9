import { calendarFile } from '../calendar';
import { database } from '../database';
import { notFound } from '../errors';
import { idParams, nothing, rateLimit, Reply, routes, type Actor } from '../http';
import { calendarOfOrder } from '../order-mails';
import { findOrder } from '../orders';
import { drawPaper } from './draw-paper';
import { loadPaper, type PaperKind } from './load-paper';
import { presentPaper } from './paper.presenter';

/** What of an order is taken away: its papers, and its entry in a calendar. */
export const paperRoutes = routes({ tag: 'Order papers', base: '/cpi/v1/orderer' });

export const asPdf = {
  who: 'signed-in',
  params: idParams,
  answer: nothing,
  produces: 'application/pdf',
} as const;

/** A paper is drawn on the thread that answers everybody else; a year's receipts are taken in some minutes all the same. */
export const paperLimit = rateLimit({
  name: 'order_papers',
  tries: 60,
  seconds: 10 * 60,
  says: 'Too many papers were drawn for you.',
});

async function paperFile(kind: PaperKind, id: number, actor: Actor): Promise<Reply> {
  const paper = presentPaper(await loadPaper(kind, id, actor));
  await paperLimit.spend(String(actor.userId));
  return Reply.file(await drawPaper(paper), 'application/pdf', `${kind}-${id}.pdf`);
}

paperRoutes.get(
  '/orders/:id/invoice',
  {
    ...asPdf,
    summary: 'The invoice of an order that was agreed, as PDF',
    description:
      'Also for an order that a card pays: it says what is paid and what is not. 404 while nothing is owed.',
    spec: '2 §7',
  },
  ({ actor, params }) => paperFile('invoice', params.id, actor),
);

paperRoutes.get(
  '/orders/:id/receipt',
  {
    ...asPdf,
    summary: 'The receipt of what was charged for an order, as PDF',
    description: '404 while nothing was charged.',
  },
  ({ actor, params }) => paperFile('receipt', params.id, actor),
);

paperRoutes.get(
  '/orders/:id/calendar',
  {
    ...asPdf,
    summary: 'An order as an entry for a calendar',
    description: 'The same entry as in the mails: whichever comes later replaces the other.',
    produces: 'text/calendar',
  },
  async ({ actor, params }) => {
    const order = await findOrder(params.id, actor);
    const entry = await database.transaction((transaction) => calendarOfOrder(order.id, transaction));
    if (!entry) throw notFound('This order is not placed yet.');
    const { content } = await calendarFile(entry);
    return Reply.file(content, 'text/calendar; charset=utf-8', `${entry.name}.ics`);
  },
);
