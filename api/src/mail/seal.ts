import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '../env';

const key = () => Buffer.from(hkdfSync('sha256', env.SESSION_SECRET, '', 'mailed tokens', 32));

type Data = Record<string, unknown>;

/** A mail's data as it waits in the outbox: whoever reads the table can't read what is named as secret. */
export const seal = (data: Data, secrets: readonly string[]): Data =>
  changed(data, (value, name) => (secrets.includes(name) && typeof value === 'string' ? hide(value) : value));

/** The data as it was before `seal`; throws where it was sealed with another secret. */
export const unseal = (data: Data): Data => changed(data, (value) => (isSealed(value) ? show(value) : value));

const changed = (data: Data, change: (value: unknown, name: string) => unknown): Data =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, change(value, name)]));

const isSealed = (value: unknown): value is { sealed: unknown } =>
  typeof value === 'object' && value !== null && 'sealed' in value;

function hide(secret: string): { sealed: string } {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key(), nonce);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url') };
}

function show({ sealed }: { sealed: unknown }): string {
  const bytes = Buffer.from(String(sealed), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
