import { routes } from '../http';
import { contentAnswer, contentParams, contentQuery } from './content.schemas';
import { findContent } from './load-content';

/** Pages that are written in Markdown and come with a release (2 §7). */
export const contentRoutes = routes({ tag: 'Content', base: '/_content' });

contentRoutes.post(
  '/:collection',
  {
    summary: 'Asks for pages of a collection: `blog` or `learn-more`',
    spec: '2 §7',
    who: 'anyone',
    protection: 'origin',
    params: contentParams,
    body: contentQuery,
    answer: contentAnswer,
  },
  ({ params, body }) => findContent(params.collection, body),
);
