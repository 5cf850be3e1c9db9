import { pageQuery, read, type BodyOf, type QueryOf } from '@copper-carrot/contracts';
import { client, useRead } from '@copper-carrot/contracts/runtime';

const path = '/cpi/v2/orderer/documents';
const named = (id: string) => ({ params: { id } });

export const pageSize = 25;
export type DocumentFilter = Pick<QueryOf<typeof path>, 'kind' | 'year'>;

export const useDocuments = (teamId: number | null, filter: DocumentFilter, page: number) =>
  useRead(
    read(path, {
      query: { ...(teamId === null ? {} : { team_id: teamId }), ...filter, ...pageQuery(page, pageSize) },
    }),
    { keepPrevious: true },
  );

export const documentFile = (id: string) => read(`${path}/{id}/file`, named(id));

/** Makes a link that ends after so many days. */
export const shareDocument = (id: string, days: number) =>
  client.post(`${path}/{id}/links`, { ...named(id), body: { link: { days } } });

/** All lists of documents, to read again. */
export const everyDocumentsUrl = read(path, {});

/** Adds a signed paper to an organization, as a site admin. */
export const addDocument = (document: BodyOf<typeof path, 'post'>['document']) =>
  client.post(path, { body: { document } });

export const removeDocument = (id: string) => client.delete(`${path}/{id}`, named(id));
