import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { siteOrigin } from './person';

const dataDir = process.env.DATA_DIR ?? resolve(__dirname, '../../.data');

/** The API's process id, as written by the supervisor. */
function apiPid(): number {
  const rows = JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as {
    name: string;
    pid: number;
  }[];
  const api = rows.find(({ name }) => name === 'api');
  if (!api) throw new Error(`${dataDir}/processes.json names no api`);
  return api.pid;
}

/** Kills the API with SIGKILL `after` ms into the work, and waits until it is up again. */
export async function killDuring<Answer>(
  after: number,
  work: () => Promise<Answer>,
): Promise<PromiseSettledResult<Answer>> {
  const pid = apiPid();
  const [settled] = await Promise.all([
    Promise.allSettled([work()]),
    sleep(after).then(() => process.kill(pid, 'SIGKILL')),
  ]);
  await upAgain(pid);
  return settled[0];
}

async function upAgain(killed: number): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(50)) {
    const healthy = await fetch(new URL('/healthz', siteOrigin)).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy && apiPid() !== killed) return;
  }
  throw new Error('The API did not come back within a minute.');
}
