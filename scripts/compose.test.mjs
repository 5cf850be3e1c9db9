// @ts-check
/* global it, expect, describe */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './lib/run.mjs';

/**
 * @typedef {object} ComposeService
 * @property {string} [image]
 * @property {string | object} [build]
 * @property {Record<string, string | number>} [environment]
 * @property {Record<string, { condition: string }>} [depends_on]
 * @property {string[]} [volumes]
 * @property {{ source: string, target: string }[]} [configs]
 * @property {{ test: string[] }} [healthcheck]
 * @property {string[]} [command]
 * @property {string[]} [ports]
 */

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
/** @type {{ services: Record<string, ComposeService>, volumes: Record<string, unknown>, configs: Record<string, { content: string }> }} */
const compose = parse(text, { merge: true });
const services = Object.entries(compose.services);
/** @param {string} name */
const service = (name) => compose.services[name] ?? {};

/** The Compose attributes that this file uses, with a check of each value. */
const isText = (/** @type {unknown} */ value) => typeof value === 'string' && value !== '';
const isTexts = (/** @type {unknown} */ value) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const isMap = (/** @type {unknown} */ value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEnvironment = (/** @type {unknown} */ value) =>
  isMap(value) &&
  Object.values(/** @type {object} */ (value)).every((each) => ['string', 'number'].includes(typeof each));
/** @type {Record<string, (value: unknown) => boolean>} */
const attributes = {
  ...{
    image: isText,
    build: isText,
    user: isText,
    command: isTexts,
    entrypoint: isTexts,
    ports: isTexts,
    volumes: isTexts,
  },
  ...{ environment: isEnvironment, depends_on: isMap, healthcheck: isMap, configs: Array.isArray },
  restart: (value) => ['no', 'always', 'on-failure', 'unless-stopped'].includes(String(value)),
};

/** Substitutes ${NAME:?why} and ${NAME:-default} like Compose, with the values of a .env file. */
function substitute(/** @type {string} */ value, /** @type {Record<string, string>} */ given) {
  return value.replaceAll(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_whole, name, kind, rest) => {
    if (given[name]) return given[name];
    if (kind === '-') return rest;
    throw new Error(`${name} is needed`);
  });
}

const secrets = {
  PUBLIC_ORIGIN: 'https://carrot.example',
  SESSION_SECRET: 'x'.repeat(40),
  METRICS_TOKEN: 'm'.repeat(16),
  POSTGRES_PASSWORD: 'one',
  REPLICATION_PASSWORD: 'two',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345',
  SMTP_URL: 'smtp://mail.example:587',
};

it.each(services)(
  '%s has only attributes of the Compose specification, each in its shape',
  (_name, definition) => {
    for (const [attribute, value] of Object.entries(definition)) {
      expect(attributes).toHaveProperty(attribute);
      expect([attribute, value, attributes[attribute]?.(value)]).toEqual([attribute, value, true]);
    }
    expect(Boolean(definition.image)).toBe(true);
    expect(definition.image).toMatch(/:(?!latest)[\w.-]+$/);
  },
);

it.each(services)('%s names only services, volumes and configurations that exist', (_name, definition) => {
  for (const [other, { condition }] of Object.entries(definition.depends_on ?? {})) {
    expect(compose.services).toHaveProperty([other]);
    expect(['service_started', 'service_healthy', 'service_completed_successfully']).toContain(condition);
    // Without a health check the dependency would never become healthy.
    if (condition === 'service_healthy') expect(service(other).healthcheck?.test[0]).toBe('CMD');
  }
  for (const volume of definition.volumes ?? [])
    expect(compose.volumes).toHaveProperty([volume.split(':')[0] ?? '']);
  for (const { source, target } of definition.configs ?? []) {
    expect(compose.configs[source]?.content).toBeTruthy();
    expect(target).toMatch(/^\//);
  }
});

it('has the larger shape: two APIs, a worker, a database with a replica, a pooler, Redis, and nginx in front', () => {
  const programs = services
    .filter(([, { build }]) => build)
    .map(([name, { command }]) => [name, command?.join(' ')]);
  expect(Object.fromEntries(programs)).toEqual({
    'api-1': undefined,
    'api-2': undefined,
    worker: 'node api/dist/src/worker.js',
    prepare: 'sh -c node api/dist/src/migrate.js up && node api/dist/src/release.js sync',
  });
  const images = services
    .filter(([, { build }]) => !build)
    .map(([name, { image }]) => [name, image?.split(':')[0]]);
  expect(Object.fromEntries(images)).toEqual({
    nginx: 'nginx',
    pgbouncer: 'edoburu/pgbouncer',
    database: 'postgres',
    replica: 'postgres',
    redis: 'redis',
  });
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx']);
});

it('runs programs that exist', () => {
  const named = `${text}\n${readFileSync(join(root, 'Dockerfile'), 'utf8')}`.matchAll(
    /api\/dist\/(src\/[\w-]+)\.js/g,
  );
  const sources = [...new Set([...named].map(([, path]) => `api/${path}.ts`))];
  expect(sources.sort()).toEqual([
    'api/src/migrate.ts',
    'api/src/release.ts',
    'api/src/server.ts',
    'api/src/worker.ts',
  ]);
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('spreads requests over both APIs', () => {
  const upstream = [...(compose.configs.nginx?.content ?? '').matchAll(/server ([\w-]+):(\d+);/g)];
  expect(upstream.map(([, host, port]) => [host, Number(port)])).toEqual([
    ['api-1', service('api-1').environment?.PORT],
    ['api-2', service('api-2').environment?.PORT],
  ]);
});

it('leaves no variable of a script or of nginx to compose', () => {
  for (const { content } of Object.values(compose.configs)) expect(content).not.toMatch(/(^|[^$])\$(?!\$)/);
});

describe('the environment', () => {
  /** A computed path, as the API is not part of this package's types. */
  const apiEnvironment = async () => {
    const module = await import(join(root, 'api/src/env'));
    return /** @type {(source: Record<string, string>) => Record<string, unknown>} */ (module.readEnv);
  };
  const filled = (/** @type {string} */ name, /** @type {Record<string, string>} */ given) =>
    Object.fromEntries(
      Object.entries(service(name).environment ?? {}).map(([key, value]) => [
        key,
        substitute(String(value), given),
      ]),
    );

  it.each(['api-1', 'api-2', 'worker', 'prepare'])(
    'of %s is one that the API accepts in production',
    async (name) => {
      const env = (await apiEnvironment())(filled(name, secrets));
      expect(env).toMatchObject({
        NODE_ENV: 'production',
        SEED: 'none',
        DATA_DIR: '/data',
        REDIS_URL: 'redis://redis:6379',
      });
      const pooled = name.startsWith('api');
      expect(new URL(String(env.DATABASE_URL)).hostname).toBe(pooled ? 'pgbouncer' : 'database');
      expect(env.DATABASE_REPLICA_URLS).toEqual(['postgres://copper_carrot:one@replica:5432/copper_carrot']);
    },
  );

  it.each(['PUBLIC_ORIGIN', 'SESSION_SECRET', 'POSTGRES_PASSWORD', 'STRIPE_SECRET_KEY', 'SMTP_URL'])(
    'is refused without %s',
    (name) => {
      expect(() => filled('api-1', { ...secrets, [name]: '' })).toThrow(`${name} is needed`);
    },
  );
});
