import { Reply, routes } from '../http';
import { drawLabels, labelsPerSheet } from './draw-labels';
import { presentLabels } from './label.presenter';
import { loadLabels } from './load-labels';
import { asPdf, paperLimit } from './paper.routes';

/** What a kitchen prints of an order. */
export const labelRoutes = routes({ tag: 'Order papers', base: '/cpi/v1/caterer' });

/** So many sheets of labels count as one paper. */
const sheetsAPaper = 10;

labelRoutes.get(
  '/orders/:id/labels',
  {
    ...asPdf,
    summary: 'A label for each portion of an order that is packed by itself, as PDF',
    description:
      'Ten on a Letter sheet (2 x 5, 4 x 2 inches), by dish and then by name. For its caterer, from the submit on and only while the order stands: it holds the names of people. 404 where there is nothing to print.',
  },
  async ({ actor, params }) => {
    const sheets = presentLabels(await loadLabels(params.id, actor));
    const points = Math.ceil(sheets.labels.length / (labelsPerSheet * sheetsAPaper));
    await paperLimit.spend(String(actor.userId), { points });
    return Reply.file(await drawLabels(sheets), 'application/pdf', `labels-${params.id}.pdf`);
  },
);
