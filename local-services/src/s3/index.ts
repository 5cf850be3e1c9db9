import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCall, refuse } from './answer';
import { objectsInMemory } from './objects';
import type { S3Keys } from './signature';

export { s3Api } from './s3-api';

export interface LocalS3 {
  /** Its address on 127.0.0.1. */
  endpoint: string;
  keys: S3Keys;
  /** The objects of all buckets, by `bucket/key`. */
  objects: Map<string, Buffer>;
  /** The number of calls by kind, such as `GET`; a list counts as `LIST`. */
  calls: Map<string, number>;
  stop: () => Promise<void>;
}

/**
 * A fake S3 on 127.0.0.1 for tests: keeps objects in memory, and refuses calls that are not signed with its
 * keys.
 */
export async function startS3(): Promise<LocalS3> {
  const s3 = {
    keys: { accessKeyId: 'local', secretAccessKey: 'only for tests' },
    objects: new Map<string, Buffer>(),
    calls: new Map<string, number>(),
  };
  const objects = objectsInMemory(s3.objects);
  const count = (kind: string) => s3.calls.set(kind, (s3.calls.get(kind) ?? 0) + 1);
  const server = createServer((request, response) => {
    const answer = async () => {
      const parts: Buffer[] = [];
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
      const url = request.url ?? '/';
      const name = decodeURIComponent(new URL(url, 'http://local').pathname.slice(1));
      await answerCall(
        { objects, keys: s3.keys, name },
        { request, url, body: Buffer.concat(parts) },
        response,
        count,
      );
    };
    answer().catch((error: unknown) => {
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
