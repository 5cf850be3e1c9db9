import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// Compiled, this file lies one folder deeper.
export const migrationsFolder =
  [join(__dirname, '..', 'migrations'), join(__dirname, '..', '..', 'migrations')].find((path) =>
    existsSync(path),
  ) ?? '';

export const migrationNames = () =>
  readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.up.sql'))
    .map((file) => file.replace('.up.sql', ''))
    .sort();

/** Names of migrations that this code has and the database behind `query` lacks. */
export async function pendingMigrations(
  query: (text: string) => Promise<{ name: string }[]>,
): Promise<string[]> {
  const applied = new Set((await query('select name from schema_migrations')).map(({ name }) => name));
  return migrationNames().filter((name) => !applied.has(name));
}
