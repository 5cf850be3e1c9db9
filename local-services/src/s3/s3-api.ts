import express, { Router } from 'express';
import { type Pool } from 'pg';
import { answerCall, metadataIn, refuse, xml } from './answer';
import { objectsInDatabase } from './objects';
import { policyFault } from './post-policy';

/** More than any file may have, and what a form adds. */
const longestBody = 32 * 1024 * 1024;

/**
 * The local replacement of S3: the calls of its clients, and forms with a signed policy, which browsers post to
 * `/{bucket}`. `secret` is that of the access key `local`.
 */
export function s3Api(pool: Pool, secret: string): Router {
  const router = Router();
  const keys = { accessKeyId: 'local', secretAccessKey: secret };
  const objects = objectsInDatabase(pool);
  router.use(express.raw({ type: () => true, limit: longestBody }));
  router.post('/:bucket', async (request, response) => {
    const fields = new Map<string, string>();
    let file: File | undefined;
    try {
      const headers = { 'Content-Type': request.get('content-type') ?? '' };
      const form = await new Response(new Uint8Array(request.body as Buffer), { headers }).formData();
      // S3 reads no further than the file.
      for (const [name, value] of form) {
        if (name === 'file' && typeof value !== 'string') {
          file = value;
          break;
        }
        if (typeof value === 'string') fields.set(name.toLowerCase(), value);
      }
    } catch {
      return refuse(response, 400, 'MalformedPOSTRequest');
    }
    if (!file) return refuse(response, 400, 'InvalidArgument', 'POST requires exactly one file');
    const { bucket } = request.params;
    const fault = policyFault(fields, { bucket, bytes: file.size, keys, at: new Date() });
    if (fault) return refuse(response, fault.status, fault.code, fault.message);
    const key = fields.get('key') ?? '';
    await objects.put(`${bucket}/${key}`, {
      body: Buffer.from(await file.arrayBuffer()),
      contentType: fields.get('content-type') ?? 'application/octet-stream',
      metadata: metadataIn(fields),
    });
    if (fields.get('success_action_status') === '201')
      xml(response, 201, `<PostResponse><Bucket>${bucket}</Bucket><Key>${key}</Key></PostResponse>`);
    else response.status(204).end();
  });
  router.use(async (request, response) => {
    const name = decodeURIComponent(request.path.slice(1));
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await answerCall({ objects, keys, name }, { request, url: request.originalUrl, body }, response);
  });
  return router;
}
