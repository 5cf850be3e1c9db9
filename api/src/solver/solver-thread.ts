import loadHighs from 'highs';
import { parentPort } from 'node:worker_threads';

// Runs as it stands, in a thread that starts without the rest of the API: it takes texts, and knows nothing of orders.
const highs = loadHighs();
const firstProgram = `Minimize
o: + 7 c0 + 5 c1 + 4 c2
Subject To
r0: + 5 c0 + 3 c1 + 2 c2 >= 17
r1: + 3 c0 - 2 c1 + 4 c2 >= 9
Bounds
0 <= c0 <= 9
0 <= c1 <= 9
0 <= c2 <= 9
General
c0 c1 c2
End
`;

void highs.then((solver) => {
  parentPort?.on('message', ({ text, seconds }: { text: string; seconds: number }) => {
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
  // The engine compiles the solver's code on first use, which must not count as a caller's time.
  solver.solve(firstProgram, { output_flag: false });
  parentPort?.postMessage('ready');
});
