import { defineJob, type HandledJob } from '../jobs';
import { Outrun, processRows, wakeProcess, type Lease } from './process-row';

/** A process as its timers see it. */
interface Clocked {
  kind: string;
  takeByClock(key: number, lease: Lease): Promise<void>;
  findStrays(): Promise<void>;
}

const sweepProcesses = defineJob<object>('process_sweep', { payload: {}, cron: '* * * * *' });

/** The jobs of these processes: waking one, and a sweep every minute for overdue ones. */
export function processJobs(processes: readonly Clocked[]): HandledJob[] {
  const byKind = new Map(processes.map((each) => [each.kind, each]));
  return [
    wakeProcess.handledBy(async ({ kind, key }) => {
      const process = byKind.get(kind);
      if (!process) throw new Error(`no process is defined as ${kind}`);
      const lease = await processRows.lease(kind, key);
      if (!lease) return;
      try {
        await process.takeByClock(key, lease);
      } catch (error) {
        if (!(error instanceof Outrun)) throw error;
      } finally {
        await processRows.release(kind, key, lease);
      }
    }),
    sweepProcesses.handledBy(async () => {
      for (const process of processes) await process.findStrays();
      await processRows.wakeOverdue();
    }),
  ];
}
