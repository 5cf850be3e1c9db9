import { Client } from 'pg';
import { seedDatabase } from './demo';
import { env } from './env';

/** Seeds an empty database as SEED says (none, small or full); does nothing to one that holds places already. */
async function main(): Promise<void> {
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    const startedAt = performance.now();
    const seeded = await seedDatabase(client, env.SEED);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(seeded ? `seeded (${env.SEED}) in ${seconds} s\n` : 'already seeded\n');
  } finally {
    await client.end();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`seed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
