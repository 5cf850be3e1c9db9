/** One PostgreSQL for all tests of this package: `TEST_DATABASE_URL` when it is set, else a temporary one. */
export default async function startDatabase() {
  if (process.env.TEST_DATABASE_URL) return;
  const { startPostgres } = await import('../../../scripts/postgres.mjs');
  const server = await startPostgres();
  globalThis.localServicesTestServer = server;
  process.env.TEST_DATABASE_URL = server.url;
}
