import { read, type QueryOf } from '@copper-carrot/contracts';

/** The threads of a person, or of an organization. */
export const threadsUrl = (query: QueryOf<'/cpi/v2/messages/threads'>) =>
  read('/cpi/v2/messages/threads', { query });

/** A restaurant, which the API knows by its id as well as by its slug. */
export const brandUrl = (id: number) =>
  read('/cpi/v2/public/brands/{slug}', { params: { slug: String(id) } });
