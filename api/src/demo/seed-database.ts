import { hash } from '@node-rs/argon2';
import { type ClientBase } from 'pg';
import { jobsStatement } from '../jobs';
import { loadReferenceData, loadStateTaxes } from '../reference-data';
import { demoPassword } from './accounts.data';
import { generateDemo } from './generate';

export type SeedSize = 'none' | 'small' | 'full';

/**
 * Seeds in one transaction: reference data where there are no places, states' taxes where there are none, and for `small` and `full` the demo marketplace
 * where there is nobody yet. Answers false, and changes nothing, when there was nothing to do.
 */
export async function seedDatabase(client: ClientBase, size: SeedSize, now = new Date()): Promise<boolean> {
  await client.query('begin');
  try {
    // Two starts at once: the second waits here, then finds the rows of the first.
    await client.query('lock table places in exclusive mode');
    const needsReference = await isEmpty(client, 'places');
    const needsDemo =
      size !== 'none' && (await isEmpty(client, 'users')) && (await isEmpty(client, 'brands'));
    const needsStateTaxes =
      !needsReference && (await isEmpty(client, 'tax_jurisdictions where covers_state'));
    if (needsReference) await loadReferenceData(client);
    if (needsStateTaxes) await loadStateTaxes(client);
    if (needsDemo) {
      const demo = generateDemo(size, now, await hash(demoPassword));
      await demo.tables.insertInto(client);
      await client.query(jobsStatement(demo.jobs));
    }
    await client.query('commit');
    if (needsDemo || needsReference) await client.query('analyze');
    return needsDemo || needsReference || needsStateTaxes;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

type Filled = 'places' | 'users' | 'brands' | 'tax_jurisdictions where covers_state';

async function isEmpty(client: ClientBase, rows: Filled): Promise<boolean> {
  const found = await client.query(`select 1 from ${rows} limit 1`);
  return found.rows.length === 0;
}
