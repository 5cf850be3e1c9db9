import { Router } from 'express';
import { type Pool } from 'pg';
import { sendPage } from '../pages/layout';
import { findAttachment, findMail, findMails, findSource, type Mail } from './inbox';
import { listPage, mailPage, missingPage } from './outbox.pages';

const pageSize = 50;
// A mail's page can't run scripts or send forms and has an opaque origin; links open in new tabs.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline' http: https:; img-src * data:; font-src http: https: data:; form-action 'none'; base-uri 'none'";

/** The sent mails at `/local/outbox` and, for tests, at `/local/outbox.json`. */
export function outbox(pool: Pool): Router {
  const router = Router();
  // An id beyond the column's range is treated as unknown.
  router.param('id', (_request, response, next, id: string) => {
    if (/^\d{1,18}$/.test(id)) next();
    else sendPage(response, 'Not found', missingPage, 404);
  });
  router.get('/outbox', async (request, response) => {
    const search = textOf(request.query.search ?? request.query.to);
    const offset = numberOf(request.query.offset, 0);
    const { records, count } = await findMails(pool, { search, limit: pageSize, offset });
    sendPage(response, 'Outbox', listPage(records, { search, count, offset, pageSize }));
  });
  router.get('/outbox.json', async (request, response) => {
    const { records, count } = await findMails(pool, {
      to: textOf(request.query.to),
      search: textOf(request.query.search),
      limit: Math.min(numberOf(request.query.limit, 100), 1000),
      offset: numberOf(request.query.offset, 0),
    });
    response.set('Cache-Control', 'no-store').json({ records, count });
  });
  router.get('/outbox/:id', async (request, response) => {
    const mail = await findMail(pool, request.params.id);
    if (mail) sendPage(response, mail.subject || 'No subject', mailPage(mail));
    else sendPage(response, 'Not found', missingPage, 404);
  });
  router.get('/outbox/:id/html', async (request, response) => {
    const mail = await findMail(pool, request.params.id);
    if (!mail?.html) return sendPage(response, 'Not found', missingPage, 404);
    response.set({
      'Content-Security-Policy': mailPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    response.type('html').send(withInlinePictures(mail, mail.html));
  });
  router.get('/outbox/:id/source', async (request, response) => {
    const source = await findSource(pool, request.params.id);
    if (!source) return sendPage(response, 'Not found', missingPage, 404);
    response.set('X-Content-Type-Options', 'nosniff').type('text/plain').send(source);
  });
  router.get('/outbox/:id/attachments/:position', async (request, response) => {
    const position = numberOf(request.params.position, -1);
    const found = await findAttachment(pool, request.params.id, position);
    if (!found) return sendPage(response, 'Not found', missingPage, 404);
    // Only picture types that can't contain scripts are displayed; others are downloads.
    const picture = /^image\/(png|jpeg|gif|webp|avif)$/.test(found.mimeType);
    response.set({
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    if (!picture) response.attachment(found.filename ?? `attachment-${position}`);
    response.type(picture ? found.mimeType : 'application/octet-stream').send(bufferOf(found.content));
  });
  return router;
}

/** Replaces `cid:` references by addresses of the mail's pictures; links open in new tabs. */
function withInlinePictures(mail: Mail, html: string): string {
  const addressed = mail.attachments.reduce(
    (text, { content_id }, position) =>
      content_id
        ? text.replaceAll(`cid:${content_id}`, `/local/outbox/${mail.id}/attachments/${position}`)
        : text,
    html,
  );
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(addressed)
    ? addressed.replace(/<head[^>]*>/i, (head) => head + base)
    : base + addressed;
}

const bufferOf = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));

const textOf = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').trim() || null : null;

const numberOf = (value: unknown, otherwise: number) =>
  typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : otherwise;
