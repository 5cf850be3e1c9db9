import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const header = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? '').trim();

/** The parameters of an address, sorted as they are signed. */
const sorted = (query: string) =>
  query
    .split('&')
    .filter(Boolean)
    .map((each) => (each.includes('=') ? each : `${each}=`))
    .sort()
    .join('&');

/** Whether a call is signed by these keys (AWS Signature Version 4), its body with it. */
export function isSigned(request: IncomingMessage, body: Buffer, keys: S3Keys): boolean {
  const { authorization = '', 'x-amz-content-sha256': digest } = request.headers;
  const [, id, date, region, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (!date || !region || !names || !signature || id !== keys.accessKeyId || digest !== sha256(body))
    return false;
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const signed = names.split(';').map((name) => `${name}:${header(request, name)}\n`);
  const asked = [request.method, path, sorted(query), signed.join(''), names, digest].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', header(request, 'x-amz-date'), scope, sha256(asked)].join('\n');
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  );
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'));
}
