import { randomUUID } from 'node:crypto';
import Joi from 'joi';
import { unknownFileType, uploadPurposes } from '@copper-carrot/contracts';
import { databaseNow } from '../clock';
import { sql } from '../database';
import { forbidden, invalid, notFound } from '../errors';
import { isSiteAdmin, nothing, rateLimit, Reply, routes } from '../http';
import { prepared } from '../prepared';
import { isPurpose, linkEnds } from './file-link';
import { nameAsMetadata } from './file-name';
import { fileKey, incomingKey } from './keys';
import { storage } from './storage';
import { presignAnswer, presignQuery, uploadKey } from './upload.schemas';

const presignLimit = rateLimit({
  name: 'uploads_presigned',
  tries: 200,
  seconds: 60 * 60,
  says: 'Too many files were sent.',
});
const postSeconds = 10 * 60;

export const presignRoutes = routes({ tag: 'Uploads', base: '/cpi/v1/uploads' });

presignRoutes.get(
  '/presign',
  {
    summary: 'Where to post one file, for ten minutes',
    spec: '2 §7',
    description:
      'The file is kept once a call that uses it names its `key`: that call checks type, size and pixels by the content.',
    who: 'signed-in',
    query: presignQuery,
    answer: presignAnswer,
  },
  async ({ actor, query: { filename, filetype, purpose } }) => {
    const { accept, maxBytes } = uploadPurposes[purpose];
    const types: readonly string[] = [...accept, unknownFileType];
    if (!types.includes(filetype))
      throw invalid('filetype', 'inclusion', `must be one of ${accept.join(', ')}`);
    if (purpose === 'package_picture' && actor.brandIds.length === 0 && !isSiteAdmin(actor))
      throw forbidden('Photos of packages are uploaded by their restaurants.');
    await presignLimit.spend(String(actor.userId));
    const key = randomUUID();
    const now = await databaseNow(null);
    const target = await storage.presign(incomingKey(purpose, actor.userId, key), {
      maxBytes,
      seconds: postSeconds,
      fields: { 'Content-Type': filetype, 'x-amz-meta-filename': nameAsMetadata(filename) },
    });
    return {
      ...target,
      key,
      max_bytes: maxBytes,
      expires_at: new Date(now.getTime() + postSeconds * 1000).toISOString(),
    };
  },
);

export const fileRoutes = routes({ tag: 'Uploads', base: '/cpi/v1/public' });

const fileByKey = prepared(
  'file-by-key',
  { purpose: 'text', name: 'text', content_type: 'text', bytes: 'int4' },
  'select purpose, name, content_type, bytes from files where key = $1 and discarded_at is null',
);

fileRoutes.get(
  '/files/:key',
  {
    summary: 'A file that was uploaded, by the link that another answer gave',
    description: 'The link of a private file ends after an hour or two, and is 404 from then on.',
    who: 'anyone',
    params: Joi.object<{ key: string }, true>({ key: uploadKey().required() }),
    query: Joi.object<{ token?: string }>({
      token: Joi.string().max(200).description('Of a private file, until when it is shown.'),
    }),
    answer: nothing,
    produces: 'application/octet-stream',
  },
  async ({ params: { key }, query: { token }, response }) => {
    const file = await sql.first(fileByKey, [key]);
    if (!file || !isPurpose(file.purpose)) throw notFound('There is no such file.');
    const now = await databaseNow(null);
    const end = linkEnds({ key, purpose: file.purpose }, token, now);
    if (end === null) throw notFound('This link has ended. Please open the page that had it once more.');
    const stored = await storage.read(fileKey(key), file.bytes);
    if (!stored) throw notFound('There is no such file.');
    const seconds = end === 'never' ? 365 * 86_400 : Math.floor((end.getTime() - now.getTime()) / 1000);
    response.set({
      'Cache-Control': `private, max-age=${seconds}, immutable`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    const isPicture = file.content_type.startsWith('image/');
    return Reply.file(stored.content, file.content_type, isPicture ? undefined : file.name);
  },
);
