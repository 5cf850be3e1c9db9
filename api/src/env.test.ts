import { readEnv } from './env';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db.internal/cc',
  PUBLIC_ORIGIN: 'https://www.example.com',
  SESSION_SECRET: 'x'.repeat(40),
  METRICS_TOKEN: 'm'.repeat(16),
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdef',
  SMTP_URL: 'smtp://mail.internal:25',
};

it('has usable standards for a start without settings', () => {
  expect(readEnv({ PORT: '4100' })).toMatchObject({
    NODE_ENV: 'development',
    PORT: 4100,
    PUBLIC_ORIGIN: 'http://localhost:4100',
    SEED: 'full',
    DATABASE_REPLICA_URLS: [],
    LOG_LEVEL: 'info',
  });
});

it('lets machines into a browser in development alone, unless they are named', () => {
  expect(readEnv({}).OVERRIDE_ORIGINS).toEqual(['http://localhost:*', 'http://127.0.0.1:*']);
  expect(readEnv(production).OVERRIDE_ORIGINS).toEqual([]);
  const named = { ...production, OVERRIDE_ORIGINS: 'https://preview.example, http://localhost:*' };
  expect(readEnv(named).OVERRIDE_ORIGINS).toEqual(['https://preview.example', 'http://localhost:*']);
  for (const wrong of ['localhost', 'https://a.example/path', 'https://*.example', '*'])
    expect(() => readEnv({ ...production, OVERRIDE_ORIGINS: wrong })).toThrow('OVERRIDE_ORIGINS');
});

it('names every bad variable at once, and shows no value', () => {
  const wrong = {
    PORT: 'eighty',
    SEED: 'huge',
    DATABASE_URL: 'mysql://root:hunter2@x',
    PUBLIC_ORIGIN: 'https://a.example/path',
  };
  const message = (() => {
    try {
      readEnv(wrong);
    } catch (error) {
      return String(error);
    }
    return '';
  })();
  for (const name of Object.keys(wrong)) expect(message).toContain(`"${name}"`);
  expect(message).not.toContain('hunter2');
});

it('counts an empty variable as absent, and splits replicas', () => {
  const env = readEnv({ REDIS_URL: '', DATABASE_REPLICA_URLS: 'postgres://a/x, postgres://b/x' });
  expect(env.REDIS_URL).toBeUndefined();
  expect(env.DATABASE_REPLICA_URLS).toEqual(['postgres://a/x', 'postgres://b/x']);
});

describe('production', () => {
  it('starts with real peers', () => {
    expect(readEnv(production)).toMatchObject({ NODE_ENV: 'production', SEED: 'none' });
  });

  it('refuses local stand-ins and demo accounts', () => {
    expect(() => readEnv({ ...production, LOCAL_SERVICES_URL: 'http://localhost:4000' })).toThrow(
      'LOCAL_SERVICES_URL',
    );
    expect(() => readEnv({ ...production, SEED: 'full' })).toThrow('SEED');
  });

  it('refuses a site without https, and believes no proxy that is not named', () => {
    expect(() => readEnv({ ...production, PUBLIC_ORIGIN: 'http://www.example.com' })).toThrow(
      'PUBLIC_ORIGIN',
    );
    expect(() => readEnv({ ...production, REMOTES_ORIGIN: 'http://remotes.example.com' })).toThrow(
      'REMOTES_ORIGIN',
    );
    expect(() => readEnv({ ...production, MAP_STYLE_URL: 'http://tiles.example.com/style.json' })).toThrow(
      'MAP_STYLE_URL',
    );
    expect(readEnv(production).TRUSTED_PROXIES).toEqual([]);
    const named = readEnv({ ...production, TRUSTED_PROXIES: 'loopback, 10.1.0.0/16' });
    expect(named.TRUSTED_PROXIES).toEqual(['loopback', '10.1.0.0/16']);
  });

  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))('asks for %s', (name) => {
    expect(() => readEnv({ ...production, [name]: undefined })).toThrow(name);
  });
});
