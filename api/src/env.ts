import { randomBytes } from 'node:crypto';
import Joi from 'joi';

export type NodeEnvironment = 'development' | 'test' | 'production';

export interface Env {
  NODE_ENV: NodeEnvironment;
  PORT: number;
  /** API processes that share the port. */
  API_PROCESSES: number;
  HOST: string;
  LOG_LEVEL: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  DATA_DIR: string;
  PUBLIC_ORIGIN: string;
  /** Addresses, networks, or Express's names for some, whose `X-Forwarded-*` headers are believed. */
  TRUSTED_PROXIES: string[];
  REMOTES_ORIGIN?: string;
  /** Of machines that a preview link may point one browser at; `http://localhost:*` is any port. */
  OVERRIDE_ORIGINS: string[];
  SESSION_SECRET: string;
  /** Whoever reads /metrics brings it. */
  METRICS_TOKEN?: string;
  DATABASE_URL: string;
  /** Connection strings separated by commas; reads that may lag behind go there. */
  DATABASE_REPLICA_URLS: string[];
  DATABASE_POOL: number;
  REDIS_URL?: string;
  SEED: 'none' | 'small' | 'full';
  STRIPE_SECRET_KEY?: string;
  STRIPE_PUBLISHABLE_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  LOCAL_SERVICES_URL?: string;
  /** The secret key of the S3 stand-in, which takes uploads where there is no bucket. */
  LOCAL_S3_SECRET?: string;
  GOOGLE_MAPS_KEY?: string;
  /** A MapLibre style, whose tiles, signs and letters come from the same origin; without it maps are outlines. */
  MAP_STYLE_URL?: string;
  SMTP_URL?: string;
  MAIL_FROM: string;
  /** Where questions to the support team go. */
  SUPPORT_EMAIL: string;
  /** Where releases and uploads lie. Without one, releases are on this machine's disk. Its keys are in the variables that Amazon's SDK reads. */
  S3_BUCKET?: string;
  /** Of a store that is not Amazon's own. */
  S3_ENDPOINT?: string;
  /** Amazon's SDK reads it too; pages may post uploads to the bucket there. */
  AWS_REGION?: string;
  OIDC_ISSUER?: string;
  OIDC_CLIENT_ID?: string;
  OIDC_CLIENT_SECRET?: string;
}

type Source = Record<string, string | undefined>;

const postgresUrl = Joi.string().uri({ scheme: ['postgres', 'postgresql'] });
const originOf = (...scheme: string[]) =>
  Joi.string()
    .uri({ scheme })
    .custom((value: string, helpers) => (new URL(value).origin === value ? value : helpers.error('origin')))
    .messages({ origin: '{{#label}} must be an origin such as https://example.com, without a path' });

const schemaFor = (production: boolean) => {
  // A session over plain http is anybody's on the way.
  const origin = production ? originOf('https') : originOf('http', 'https');
  const inProduction = (schema: Joi.StringSchema) => (production ? schema.required() : schema);
  return Joi.object<Env, true>({
    NODE_ENV: Joi.string().valid('development', 'test', 'production').default('development'),
    PORT: Joi.number().port().default(3000),
    API_PROCESSES: Joi.number().integer().min(1).max(64).default(1),
    HOST: Joi.string().default('0.0.0.0'),
    LOG_LEVEL: Joi.string()
      .valid('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')
      .default(
        Joi.ref('NODE_ENV', { adjust: (mode: NodeEnvironment) => (mode === 'test' ? 'silent' : 'info') }),
      ),
    DATA_DIR: Joi.string().default('.data'),
    PUBLIC_ORIGIN: inProduction(
      origin.default((parent: { PORT?: number }) => `http://localhost:${parent.PORT ?? 3000}`),
    ),
    TRUSTED_PROXIES: Joi.array()
      .items(Joi.string().pattern(/^[\w.:/]+$/))
      .default(production ? [] : ['loopback']),
    REMOTES_ORIGIN: origin,
    OVERRIDE_ORIGINS: Joi.array()
      .items(
        Joi.string()
          .pattern(/^https?:\/\/[a-z0-9.-]+(:(\d{1,5}|\*))?$/)
          .messages({
            'string.pattern.base':
              '{{#label}} must be an origin such as http://localhost:4100 or http://localhost:*',
          }),
      )
      .default(production ? [] : ['http://localhost:*', 'http://127.0.0.1:*']),
    // Without a secret of its own, a development process makes one: its sessions end with it.
    SESSION_SECRET: inProduction(
      production ? Joi.string().min(32) : Joi.string().default(() => randomBytes(32).toString('hex')),
    ),
    METRICS_TOKEN: inProduction(Joi.string().min(16)),
    DATABASE_URL: inProduction(postgresUrl.default('postgres://localhost:5432/copper_carrot')),
    DATABASE_REPLICA_URLS: Joi.array().items(postgresUrl).default([]),
    DATABASE_POOL: Joi.number().integer().min(1).max(200).default(10),
    REDIS_URL: Joi.string().uri({ scheme: ['redis', 'rediss'] }),
    SEED: production
      ? Joi.string()
          .valid('none')
          .default('none')
          .messages({ 'any.only': '{{#label}} must be none in production: demo accounts stay out' })
      : Joi.string().valid('none', 'small', 'full').default('full'),
    STRIPE_SECRET_KEY: inProduction(Joi.string().pattern(/^(sk|rk)_(test|live)_/)),
    STRIPE_PUBLISHABLE_KEY: inProduction(Joi.string().pattern(/^pk_(test|live)_/)),
    STRIPE_WEBHOOK_SECRET: inProduction(Joi.string().min(8)),
    LOCAL_SERVICES_URL: production
      ? Joi.string()
          .forbidden()
          .messages({ 'any.unknown': '{{#label}} is refused in production: local stand-ins stay out' })
      : Joi.string().uri({ scheme: ['http'] }),
    LOCAL_S3_SECRET: Joi.string().min(16),
    GOOGLE_MAPS_KEY: Joi.string(),
    MAP_STYLE_URL: Joi.string().uri({ scheme: production ? ['https'] : ['http', 'https'] }),
    SMTP_URL: inProduction(Joi.string().uri({ scheme: ['smtp', 'smtps'] })),
    MAIL_FROM: Joi.string().default('Copper Carrot <hello@coppercarrot.example>'),
    SUPPORT_EMAIL: Joi.string().email({ tlds: false }).default('support@coppercarrot.example'),
    S3_BUCKET: Joi.string(),
    S3_ENDPOINT: origin,
    AWS_REGION: Joi.string().pattern(/^[a-z0-9-]+$/),
    OIDC_ISSUER: Joi.string().uri({ scheme: ['http', 'https'] }),
    OIDC_CLIENT_ID: Joi.string(),
    OIDC_CLIENT_SECRET: Joi.string(),
  }).unknown();
};

/** The typed environment of a process; throws an error that names every bad variable and never shows its value. */
export function readEnv(source: Source): Env {
  // An empty variable counts as absent: compose files and shells pass those.
  const given: Record<string, unknown> = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  for (const list of ['DATABASE_REPLICA_URLS', 'OVERRIDE_ORIGINS', 'TRUSTED_PROXIES']) {
    const text = given[list];
    if (typeof text === 'string') given[list] = text.split(',').map((each) => each.trim());
  }
  const result = schemaFor(given.NODE_ENV === 'production').validate(given, {
    abortEarly: false,
    stripUnknown: true,
  });
  if (result.error) {
    const reasons = result.error.details.map(({ message, context }) =>
      // Joi repeats the value in a few of its sentences, and some of these are secrets.
      typeof context?.value === 'string' && message.includes(context.value)
        ? `"${context.label}" is not valid`
        : message,
    );
    throw new Error(`The environment is not usable:\n  ${reasons.join('\n  ')}`);
  }
  return result.value;
}

let known: Env | undefined;

/** This process's environment, read once, at the first use. */
export const env: Env = new Proxy({} as Env, {
  get: (_target, name) => (known ??= readEnv(process.env))[name as keyof Env],
  has: (_target, name) => name in (known ??= readEnv(process.env)),
});
