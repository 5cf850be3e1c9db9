import { Gauge } from 'prom-client';
import { sql } from './database';
import { logger } from './logger';

/**
 * A figure of `/metrics` that the database counts whenever somebody asks: `text` answers rows of `label` and `value`.
 * A database that is away leaves it out.
 */
export function databaseGauge({
  name,
  help,
  label,
  text,
}: Record<'name' | 'help' | 'label' | 'text', string>) {
  return new Gauge({
    name,
    help,
    labelNames: [label],
    // Each process counts the same.
    aggregator: 'max',
    async collect() {
      this.reset();
      try {
        for (const row of await sql.rows<{ label: string; value: number }>(text))
          this.set({ [label]: row.label }, row.value);
      } catch (error) {
        logger.warn({ err: error, gauge: name }, 'a figure could not be counted');
      }
    },
  });
}
