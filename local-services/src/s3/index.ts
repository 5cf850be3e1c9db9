import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned, type S3Keys } from './signature';

export interface LocalS3 {
  /** Where it listens, on 127.0.0.1. */
  endpoint: string;
  keys: S3Keys;
  /** The objects of all buckets, by `bucket/key`. */
  objects: Map<string, Buffer>;
  /** How often each kind of call came, such as `GET`; a list is a `LIST`. */
  calls: Map<string, number>;
  stop: () => Promise<void>;
}

const xml = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`);
const refuse = (response: ServerResponse, status: number, code: string) =>
  xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

/** What one page of a list has, so that a longer one takes several calls. */
const pageOf = 100;

function list(response: ServerResponse, bucket: string, query: URLSearchParams, names: string[]) {
  const prefix = `${bucket}/${query.get('prefix') ?? ''}`;
  const after = query.get('continuation-token') ?? '';
  const rest = names
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(bucket.length + 1))
    .filter((name) => name > after)
    .sort();
  const page = rest.slice(0, pageOf);
  const isCut = rest.length > page.length;
  const token = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
  xml(
    response,
    200,
    `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${token}${contents}</ListBucketResult>`,
  );
}

async function answer(
  s3: Omit<LocalS3, 'stop' | 'endpoint'>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  const body = Buffer.concat(parts);
  if (!isSigned(request, body, s3.keys)) return refuse(response, 403, 'SignatureDoesNotMatch');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
  const name = decodeURIComponent(pathname.slice(1));
  const isList = !name.replace(/\/$/, '').includes('/');
  const kind = isList && request.method === 'GET' ? 'LIST' : String(request.method);
  s3.calls.set(kind, (s3.calls.get(kind) ?? 0) + 1);
  if (kind === 'LIST') return list(response, name.replace(/\/$/, ''), searchParams, [...s3.objects.keys()]);
  const object = s3.objects.get(name);
  if (kind === 'PUT') s3.objects.set(name, body);
  else if (kind === 'DELETE') s3.objects.delete(name);
  else if (!object) return refuse(response, 404, 'NoSuchKey');
  else return response.writeHead(200, { 'Content-Length': object.length }).end(object);
  return response.writeHead(kind === 'PUT' ? 200 : 204).end();
}

/** A stand-in for S3 on 127.0.0.1, for tests only: it keeps objects in memory, and takes no call that is not signed by its keys. */
export async function startS3(): Promise<LocalS3> {
  const s3 = {
    keys: { accessKeyId: 'local', secretAccessKey: 'only for tests' },
    objects: new Map<string, Buffer>(),
    calls: new Map<string, number>(),
  };
  const server = createServer((request, response) => {
    answer(s3, request, response).catch((error: unknown) => {
      console.error('local services: a call of S3 failed', error);
      refuse(response, 500, 'InternalError');
    });
  });
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () =>
    new Promise<void>((down) => {
      server.close(() => down());
      server.closeAllConnections();
    });
  return { ...s3, endpoint, stop };
}
