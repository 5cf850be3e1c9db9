import type { JobList } from '../jobs';
import { Outrun, processRows, type Lease } from './process-row';

/** A process as the clock sees it. */
interface Clocked {
  kind: string;
  takeByClock(key: number, lease: Lease): Promise<void>;
}

interface Wake {
  kind: string;
  key: number;
}

/** The clock's side of the given processes: waking one, and once a minute all that are overdue. */
export function processJobs(processes: readonly Clocked[]): JobList {
  const byKind = new Map(processes.map((each) => [each.kind, each]));
  return {
    process_wake: async ({ kind, key }: Wake) => {
      const lease = await processRows.lease(kind, key);
      if (!lease) return;
      const process = byKind.get(kind);
      if (!process) throw new Error(`no process is defined as ${kind}`);
      try {
        await process.takeByClock(key, lease);
      } catch (error) {
        if (!(error instanceof Outrun)) throw error;
      } finally {
        await processRows.release(kind, key, lease);
      }
    },
    process_sweep: () => processRows.wakeOverdue(),
  };
}
