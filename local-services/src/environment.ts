import { type LocalServicesOptions } from './index';

/** Reads the options from the environment; throws with the name of the variable that is missing or wrong. */
export function readEnvironment(env: Record<string, string | undefined>): LocalServicesOptions {
  if (env.NODE_ENV === 'production') throw new Error('NODE_ENV: local stand-ins do not run in production');
  const webhook = env.WEBHOOK_URL ? url(env, 'WEBHOOK_URL', ['http:', 'https:']) : undefined;
  if (webhook && !env.WEBHOOK_SECRET) throw new Error('WEBHOOK_SECRET: missing, WEBHOOK_URL needs it');
  return {
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']).href,
    port: port(env, 'LOCAL_SERVICES_PORT'),
    smtpPort: port(env, 'LOCAL_SMTP_PORT'),
    webhook: webhook && { url: webhook.href, secret: env.WEBHOOK_SECRET ?? '' },
    // The site proxies /local/* to this service and receives the webhooks.
    publicOrigin: env.PUBLIC_ORIGIN ? url(env, 'PUBLIC_ORIGIN', ['http:', 'https:']).origin : webhook?.origin,
    s3Secret: env.LOCAL_S3_SECRET || undefined,
  };
}

function port(env: Record<string, string | undefined>, name: string): number {
  const value = env[name] ?? '';
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) throw new Error(`${name}: a port is needed`);
  return Number(value);
}

function url(env: Record<string, string | undefined>, name: string, protocols: string[]): URL {
  const value = env[name] ?? '';
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new Error(`${name}: an address with ${protocols.join(' or ')} is needed`);
  }
  return new URL(value);
}
