import { createHash } from 'node:crypto';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { invalid, notFound } from '../errors';
import { authorize, type Actor } from '../http';
import { prepared } from '../prepared';
import { documentPolicy } from './document.policy';
import { presentDocument } from './document.presenter';
import type { UploadedKind } from './document.schemas';

const uploaded = prepared(
  'document-uploaded',
  { id: 'int4', title: 'text', date: 'date', expiresOn: 'date?' },
  `insert into uploaded_documents (team_id, kind, title, expires_on, content, content_hash, uploaded_by)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (team_id, kind, content_hash) do update set title = excluded.title, expires_on = excluded.expires_on
   returning id, title, created_at::date as date, expires_on as "expiresOn"`,
);
const teamFound = prepared('document-team', {}, 'select from teams where id = $1');
const byId = prepared(
  'document-uploaded-file',
  { teamId: 'int4' },
  'select team_id as "teamId" from uploaded_documents where id = $1',
);
const removed = prepared('document-uploaded-removed', {}, 'delete from uploaded_documents where id = $1');

interface Given {
  team_id: number;
  kind: UploadedKind;
  title: string;
  expires_on?: string | null;
  content: string;
}

/** Keeps a PDF file for an organization; the same file again is the same document. */
export async function uploadDocument(
  { team_id: teamId, kind, title, expires_on: expiresOn = null, content }: Given,
  actor: Actor,
): Promise<Schemas['Document']> {
  authorize(documentPolicy, 'upload', actor, { teamId });
  const file = Buffer.from(content, 'base64');
  if (!file.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw invalid('content', 'invalid', 'must be a PDF file');
  if ((await sql.rows(teamFound, [teamId])).length === 0) throw notFound();
  const hash = createHash('sha256').update(file).digest();
  const [row] = await sql.rows(uploaded, [teamId, kind, title, expiresOn, file, hash, actor.userId]);
  if (!row) throw new Error('a document was not stored');
  return presentDocument({
    ...{ id: `file-${row.id}`, kind, title: row.title, date: row.date, expiresOn: row.expiresOn },
    ...{ orderId: null, brandName: null, number: null, state: null, month: null, amountCents: null },
  });
}

/** Takes an uploaded file away for good, with its links. */
export async function removeDocument(documentId: string, actor: Actor): Promise<void> {
  const id = Number(documentId.split('-')[1]);
  const row = await sql.first(byId, [id]);
  if (!row) throw notFound();
  authorize(documentPolicy, 'upload', actor, row);
  await sql.rows(removed, [id]);
}
