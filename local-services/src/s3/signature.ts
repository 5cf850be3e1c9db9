import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
export const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const header = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? '').trim();

/** Query parameters in the order in which they are signed. */
const sorted = (query: string) =>
  query
    .split('&')
    .filter(Boolean)
    .map((each) => (each.includes('=') ? each : `${each}=`))
    .sort()
    .join('&');

/** The key that signs what is sent on a day to a region. */
export const signingKey = ({ secretAccessKey }: S3Keys, date: string, region: string) =>
  [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);

/** Whether a call and its body are signed with these keys (AWS Signature Version 4); `url` is the path that was called. */
export function isSigned(request: IncomingMessage, url: string, body: Buffer, keys: S3Keys): boolean {
  const { authorization = '', 'x-amz-content-sha256': digest } = request.headers;
  const [, id, date, region, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (!date || !region || !names || !signature || id !== keys.accessKeyId || digest !== sha256(body))
    return false;
  const [path = '', query = ''] = url.split('?');
  const signed = names.split(';').map((name) => `${name}:${header(request, name)}\n`);
  const asked = [request.method, path, sorted(query), signed.join(''), names, digest].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', header(request, 'x-amz-date'), scope, sha256(asked)].join('\n');
  return timingSafeEqual(hmac(signingKey(keys, date, region), text), Buffer.from(signature, 'hex'));
}
