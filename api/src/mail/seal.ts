import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '../env';

type Purpose = 'mailed tokens' | 'unsubscribe';
const key = (purpose: Purpose) => Buffer.from(hkdfSync('sha256', env.SESSION_SECRET, '', purpose, 32));

type Data = Record<string, unknown>;

/** A mail's data as it waits in the outbox: whoever reads the table can't read what is named as secret. */
export const seal = (data: Data, secrets: readonly string[]): Data =>
  changed(data, (value, name) =>
    secrets.includes(name) && typeof value === 'string'
      ? { sealed: sealText('mailed tokens', value) }
      : value,
  );

/** The data as it was before `seal`; throws where it was sealed with another secret. */
export const unseal = (data: Data): Data =>
  changed(data, (value) => (isSealed(value) ? openText('mailed tokens', String(value.sealed)) : value));

const changed = (data: Data, change: (value: unknown, name: string) => unknown): Data =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, change(value, name)]));

const isSealed = (value: unknown): value is { sealed: unknown } =>
  typeof value === 'object' && value !== null && 'sealed' in value;

/** Encrypts and signs a text for one purpose. */
export function sealText(purpose: Purpose, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key(purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text of `sealText`; throws for what was not sealed by us for this purpose. */
export function openText(purpose: Purpose, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key(purpose), bytes.subarray(0, 12), {
    authTagLength: 16,
  });
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
