import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '../env';

const key = () => Buffer.from(hkdfSync('sha256', env.SESSION_SECRET, '', 'mailed tokens', 32));

type Data = Record<string, unknown>;

/** A mail's data as it waits in the outbox: the token of its link can't be read by whoever reads the table. */
export function seal(data: Data): Data {
  if (typeof data.token !== 'string') return data;
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key(), nonce);
  const text = Buffer.concat([cipher.update(data.token, 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
  return { ...data, token: { sealed } };
}

/** The data as it was before `seal`; throws where it was sealed with another secret. */
export function unseal(data: Data): Data {
  const { token } = data;
  if (typeof token !== 'object' || token === null || !('sealed' in token)) return data;
  const bytes = Buffer.from(String(token.sealed), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  return { ...data, token: text };
}
