import { readEnvironment } from './environment';

const good = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/d',
  LOCAL_SERVICES_PORT: '0',
  LOCAL_SMTP_PORT: '2525',
};

it('reads ports, database and webhook', () => {
  const env = { ...good, WEBHOOK_URL: 'http://localhost:3000/hooks', WEBHOOK_SECRET: 'whsec_x' };
  expect(readEnvironment(env)).toEqual({
    databaseUrl: good.DATABASE_URL,
    port: 0,
    smtpPort: 2525,
    webhook: { url: env.WEBHOOK_URL, secret: 'whsec_x' },
    publicOrigin: 'http://localhost:3000',
  });
});

it.each([
  ['NODE_ENV', { NODE_ENV: 'production' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  ['DATABASE_URL', { DATABASE_URL: undefined }],
  ['LOCAL_SERVICES_PORT', { LOCAL_SERVICES_PORT: '70000' }],
  ['LOCAL_SMTP_PORT', { LOCAL_SMTP_PORT: 'x' }],
  ['WEBHOOK_URL', { WEBHOOK_URL: 'localhost' }],
  ['WEBHOOK_SECRET', { WEBHOOK_URL: 'http://localhost:1/x' }],
])('refuses a bad %s by its name', (name, change) => {
  expect(() => readEnvironment({ ...good, ...change })).toThrow(new RegExp(`^${name}: `));
});
