// @ts-check
/** @import { Figures } from './client.mjs' */
/** @typedef {{ name: string, connections: number, figures: Figures, floor: Figures }} Row floor: `SELECT 1` over as many connections */

/**
 * Prints the times of calls, as ratios to `SELECT 1` through the same server.
 * @param {readonly Row[]} rows
 */
export function printRatios(rows) {
  const head = `${'what'.padEnd(14)} callers  calls   p50 ms   p95 ms  p50 ratio  p95 ratio`;
  const lines = rows.map(({ name, connections, figures, floor }) =>
    [
      name.padEnd(14),
      String(connections).padStart(7),
      String(figures.requests).padStart(6),
      figures.p50.toFixed(2).padStart(8),
      figures.p95.toFixed(2).padStart(8),
      (figures.p50 / floor.p50).toFixed(1).padStart(10),
      (figures.p95 / floor.p95).toFixed(1).padStart(10),
    ].join(' '),
  );
  console.log(['', head, ...lines].join('\n'));
}
