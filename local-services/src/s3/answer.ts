import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Objects } from './objects';
import { isSigned, type S3Keys } from './signature';

export function xml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`);
}
export const refuse = (response: ServerResponse, status: number, code: string, message = code) =>
  xml(response, status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);

/** The size of a list's page, small enough that tests need several. */
const pageOf = 100;

async function list(response: ServerResponse, bucket: string, query: URLSearchParams, objects: Objects) {
  const after = query.get('continuation-token') ?? '';
  const found = await objects.list(`${bucket}/${query.get('prefix') ?? ''}`);
  const rest = found
    .map(({ name, modifiedAt }) => ({ key: name.slice(bucket.length + 1), modifiedAt }))
    .filter(({ key }) => key > after);
  const page = rest.slice(0, pageOf);
  const isCut = rest.length > page.length;
  const token = isCut ? `<NextContinuationToken>${page.at(-1)?.key}</NextContinuationToken>` : '';
  const contents = page
    .map(
      ({ key, modifiedAt }) =>
        `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`,
    )
    .join('');
  xml(
    response,
    200,
    `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${token}${contents}</ListBucketResult>`,
  );
}

const metaPrefix = 'x-amz-meta-';
/** What a call or a form says of its object besides. */
export const metadataIn = (given: Iterable<readonly [string, unknown]>): Record<string, string> =>
  Object.fromEntries(
    [...given].flatMap(([name, value]) =>
      name.toLowerCase().startsWith(metaPrefix)
        ? [[name.slice(metaPrefix.length).toLowerCase(), String(value)]]
        : [],
    ),
  );

/** The calls of S3's clients, signed in their headers. `name` is the decoded `bucket/key` of the path. */
export async function answerCall(
  { objects, keys, name }: { objects: Objects; keys: S3Keys; name: string },
  { request, url, body }: { request: IncomingMessage; url: string; body: Buffer },
  response: ServerResponse,
  onCall: (kind: string) => void = () => undefined,
): Promise<void> {
  if (!isSigned(request, url, body, keys)) return refuse(response, 403, 'SignatureDoesNotMatch');
  const bucket = name.replace(/\/$/, '');
  const kind = !bucket.includes('/') && request.method === 'GET' ? 'LIST' : String(request.method);
  onCall(kind);
  if (kind === 'LIST') return list(response, bucket, new URL(url, 'http://local').searchParams, objects);
  if (kind === 'PUT') {
    const contentType = request.headers['content-type'] ?? 'application/octet-stream';
    await objects.put(name, { body, contentType, metadata: metadataIn(Object.entries(request.headers)) });
    response.writeHead(200).end();
    return;
  }
  if (kind === 'DELETE') {
    await objects.delete(name);
    response.writeHead(204).end();
    return;
  }
  const object = kind === 'GET' ? await objects.get(name) : undefined;
  if (!object) return refuse(response, 404, 'NoSuchKey');
  response
    .writeHead(200, {
      'Content-Length': object.body.length,
      'Content-Type': object.contentType,
      ...Object.fromEntries(
        Object.entries(object.metadata).map(([key, value]) => [`${metaPrefix}${key}`, value]),
      ),
    })
    .end(object.body);
}
