import type { Express } from 'express';
import type { Registered } from '../routes';
import { docsPage } from './docs-page';
import { openApiDocument } from './document';

export { openApiDocument } from './document';
export { documentText } from './document-text';

/** Serves the document at /cpi/openapi.json and a readable page at /cpi/docs. */
export function serveDocument(app: Express, endpoints: readonly Registered[]): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const made = () => (document ??= openApiDocument(endpoints));
  app.get('/cpi/openapi.json', (_request, response) => void response.json(made()));
  app.get('/cpi/docs', (_request, response) => {
    response.type('html').send(docsPage(made(), response.locals.cspNonce as string));
  });
}
