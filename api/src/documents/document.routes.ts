import { networkOf, nothing, presentList, rateLimit, Reply, routes } from '../http';
import { drawPaper, paperLimit, type Paper } from '../order-papers';
import {
  documentAnswer,
  documentParams,
  documentsAnswer,
  documentsQuery,
  fileParams,
  linkAnswer,
  linkBody,
  tokenQuery,
  uploadBody,
} from './document.schemas';
import { presentDocument } from './document.presenter';
import { listDocuments } from './list-documents';
import { loadDocument } from './load-document';
import { loadShared, shareDocument } from './share-document';
import { removeDocument, uploadDocument } from './upload-document';

/** Receipts, invoices, statements, certificates and contracts (2 §7). */
export const documentRoutes = routes({ tag: 'Documents', base: '/cpi/v2/orderer' });
/** Documents for everybody who has a link that has not ended. */
export const sharedDocumentRoutes = routes({ tag: 'Documents', base: '/cpi/v2/public' });

const spec = '2 §7';
const linkLimit = rateLimit({ name: 'document_links', tries: 60, seconds: 60 * 60 });
const sharedLimit = rateLimit({ name: 'shared_documents', tries: 60, seconds: 10 * 60 });

const pdf = async (documentId: string, document: Paper | Buffer) =>
  Reply.file(
    Buffer.isBuffer(document) ? document : await drawPaper(document),
    'application/pdf',
    `${documentId}.pdf`,
  );

documentRoutes.get(
  '/documents',
  {
    summary: 'The documents of an organization, else of one’s own orders, the latest first',
    spec,
    who: 'signed-in',
    query: documentsQuery,
    answer: documentsAnswer,
  },
  async ({ actor, query }) => presentList(await listDocuments(query, actor), presentDocument),
);

documentRoutes.post(
  '/documents',
  {
    summary: 'Adds a signed contract or certificate to an organization',
    description: 'By a site admin. The same file again is the same document, with its new title.',
    who: 'signed-in',
    body: uploadBody,
    answer: documentAnswer,
    status: 201,
    takesLongBody: true,
  },
  ({ actor, body }) => uploadDocument(body.document, actor),
);

documentRoutes.delete(
  '/documents/:id',
  {
    summary: 'Takes away a file that was added',
    description: 'By a site admin.',
    who: 'signed-in',
    params: fileParams,
    answer: nothing,
    status: 204,
  },
  ({ actor, params }) => removeDocument(params.id, actor),
);

documentRoutes.get(
  '/documents/:id/file',
  {
    summary: 'A document, as PDF',
    spec,
    who: 'signed-in',
    params: documentParams,
    answer: nothing,
    produces: 'application/pdf',
  },
  async ({ actor, params }) => {
    const document = await loadDocument(params.id, actor);
    await paperLimit.spend(String(actor.userId));
    return pdf(params.id, document);
  },
);

documentRoutes.post(
  '/documents/:id/links',
  {
    summary: 'Makes a link to a document that ends after some days',
    description: 'It also ends once its maker may not read the document any more.',
    who: 'signed-in',
    params: documentParams,
    body: linkBody,
    answer: linkAnswer,
    status: 201,
  },
  async ({ actor, params, body }) => {
    await linkLimit.spend(String(actor.userId));
    return shareDocument(params.id, body.link.days, actor);
  },
);

sharedDocumentRoutes.get(
  '/documents/file',
  {
    summary: 'A document by its link, as PDF',
    who: 'anyone',
    query: tokenQuery,
    answer: nothing,
    produces: 'application/pdf',
  },
  async ({ query, request }) => {
    await sharedLimit.spend(networkOf(request));
    const { documentId, document } = await loadShared(query.token);
    return pdf(documentId, document);
  },
);
