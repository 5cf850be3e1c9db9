import { sql } from '../database';
import { notFound } from '../errors';
import { authorize, type Actor } from '../http';
import { findInvoice } from '../invoices';
import { loadPaper, presentPaper, type Paper } from '../order-papers';
import { prepared } from '../prepared';
import { loadStatement, presentStatement } from '../statements';
import { documentPolicy } from './document.policy';
import { presentCertificate, presentTerms } from './team-paper.presenter';

const certificateQuery = prepared(
  'document-certificate',
  { teamName: 'text', number: 'text', expiresOn: 'date' },
  `select t.name as "teamName", x.certificate_number as number, x.expires_on as "expiresOn"
   from tax_exemptions x join teams t on t.id = x.team_id where x.team_id = $1 and x.state = $2
     and x.confirmed_at is not null`,
);
const termsQuery = prepared(
  'document-terms',
  { teamName: 'text', days: 'int4', limitCents: 'int4?', createdAt: 'timestamptz' },
  `select name as "teamName", invoice_terms_days as days, credit_limit_cents as "limitCents", created_at as "createdAt"
   from teams where id = $1`,
);

/** A document by its id, for who may read it now: a paper to draw, or a PDF file. 404 for everybody else. */
export async function loadDocument(documentId: string, actor: Actor): Promise<Paper | Buffer> {
  const [kind, of = '', ...rest] = documentId.split('-');
  const number = Number(of);
  switch (kind) {
    case 'receipt':
      return presentPaper(await loadPaper('receipt', number, actor));
    case 'invoice': {
      const { orderId } = await findInvoice(number, actor);
      if (orderId === null) throw notFound();
      return presentPaper(await loadPaper('invoice', orderId, actor));
    }
    case 'statement':
      return presentStatement(
        await loadStatement(rest.join('-'), of === 'me' ? {} : { team_id: number }, actor),
      );
    case 'file': {
      const file = await sql.first<{ teamId: number; content: Buffer }>(
        'select team_id as "teamId", content from uploaded_documents where id = $1',
        [number],
      );
      if (!file) throw notFound();
      authorize(documentPolicy, 'list', actor, file);
      return file.content;
    }
    case 'certificate': {
      authorize(documentPolicy, 'list', actor, { teamId: number });
      const [state = ''] = rest;
      const certificate = await sql.first(certificateQuery, [number, state]);
      if (!certificate) throw notFound();
      return presentCertificate({ ...certificate, state });
    }
    default: {
      authorize(documentPolicy, 'list', actor, { teamId: number });
      const terms = await sql.first(termsQuery, [number]);
      if (!terms) throw notFound();
      return presentTerms(terms);
    }
  }
}
