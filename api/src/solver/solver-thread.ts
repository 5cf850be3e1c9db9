import loadHighs from 'highs';
import { parentPort } from 'node:worker_threads';

// Runs as it stands, in a thread that starts without the rest of the API: it takes texts, and knows nothing of orders.
const highs = loadHighs();

parentPort?.on('message', ({ text, seconds }: { text: string; seconds: number }) => {
  void highs.then((solver) => {
    const answer = solver.solve(text, {
      output_flag: false,
      time_limit: seconds,
      mip_rel_gap: 0,
      mip_abs_gap: 0.5,
      random_seed: 1,
    });
    const columns = Object.entries(answer.Columns as Record<string, { Primal?: number }>);
    const values = columns.map(([name, { Primal: value }]) => [name, value ?? null]);
    parentPort?.postMessage({ status: answer.Status, values });
  });
});
