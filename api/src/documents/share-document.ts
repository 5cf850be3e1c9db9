import type { Schemas } from '@copper-carrot/contracts';
import { actorSource, newToken, tokenHash } from '../accounts';
import { sql } from '../database';
import { ApiError, forbidden, notFound } from '../errors';
import type { Actor } from '../http';
import type { Paper } from '../order-papers';
import { prepared } from '../prepared';
import { loadDocument } from './load-document';

const shared = prepared(
  'document-shared',
  { expiresAt: 'timestamptz' },
  // Links that have ended are of no use to anybody.
  `with ended as (delete from document_links where expires_at < clock_timestamp())
   insert into document_links (token_hash, document_id, created_by, expires_at)
   values ($1, $2, $3, clock_timestamp() + make_interval(days => $4)) returning expires_at as "expiresAt"`,
);
const byToken = prepared(
  'document-by-link',
  { documentId: 'text', createdBy: 'int4' },
  `select document_id as "documentId", created_by as "createdBy" from document_links
   where token_hash = $1 and expires_at > clock_timestamp()`,
);

/** Makes a link to a document that the actor may read; it ends after some days, or once they may not read it any more. */
export async function shareDocument(
  documentId: string,
  days: number,
  actor: Actor,
): Promise<Schemas['DocumentLink']> {
  // A site admin who acts as another person must not take that person's data off the site.
  if (actor.ghostingAdmin) throw forbidden();
  await loadDocument(documentId, actor);
  const token = newToken();
  const [link] = await sql.rows(shared, [tokenHash(token), documentId, actor.userId, days]);
  if (!link) throw new Error('a link was not stored');
  return {
    url: `/cpi/v2/public/documents/file?token=${token}`,
    expires_at: link.expiresAt.toISOString(),
  };
}

/** The document of a link; 404 for a link that has ended. */
export async function loadShared(token: string): Promise<{ documentId: string; document: Paper | Buffer }> {
  const ended = notFound('This link has ended. Please ask for a new one.');
  const link = await sql.first(byToken, [tokenHash(token)]);
  const actor = link && (await actorSource.findActor(link.createdBy));
  if (!link || !actor) throw ended;
  try {
    return { documentId: link.documentId, document: await loadDocument(link.documentId, actor) };
  } catch (error) {
    // The link's maker has lost the right to read it.
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) throw ended;
    throw error;
  }
}
