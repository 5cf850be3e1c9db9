import type { BodyOf } from '@copper-carrot/contracts';
import { client, type ReadOptions, useAsk } from '@copper-carrot/contracts/runtime';

type ContentQuery = BodyOf<'/_content/{collection}', 'post'>;

/** Pages that are written in Markdown, as the content API answers a query (2 §7); fifty at most. */
export function useContent(
  collection: 'blog' | 'learn-more',
  query: Partial<ContentQuery>,
  options?: ReadOptions,
) {
  const body: ContentQuery = { limit: 50, offset: 0, ...query };
  return useAsk(
    `/_content/${collection} ${JSON.stringify(body)}`,
    (sending) =>
      client.post('/_content/{collection}', { params: { collection }, body, isRead: true, ...sending }),
    options,
  );
}
