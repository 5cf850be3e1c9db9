// @ts-check
import { onBuiltServer } from './built-server.mjs';
import { allCores } from './context.mjs';
import { runJest } from './jest-run.mjs';
import { runJourneys } from './journeys-run.mjs';
import { liveLives } from './lives.mjs';

/** @import { Step } from './context.mjs' */

/**
 * What looks for faults that nobody thought of, beyond what guards a landing: too long for each landing, and from another
 * seed each time.
 * @param {{ seed: number, lives: number, processes: number }} how
 * @returns {Step[]}
 */
export const explorations = ({ seed, lives, processes }) => [
  {
    name: 'lives',
    title: `${lives} random lives of an order`,
    cores: allCores,
    run: onBuiltServer((context) => liveLives(context, { seed, lives, processes })),
  },
  {
    name: 'calls',
    title: 'Random calls and searches',
    cores: allCores,
    run: onBuiltServer((context) =>
      runJest(context, {
        name: 'calls',
        args: ['--selectProjects', 'api', '--', 'fuzz.test', 'property.test'],
        env: { FUZZ_SEED: String(seed), FUZZ_RUNS: '500', SEARCH_CASES: '5000' },
      }),
    ),
  },
  {
    name: 'kills',
    title: 'A kill and a restart at every word of what moves money',
    cores: allCores,
    run: onBuiltServer((context) =>
      runJest(context, {
        name: 'kills',
        args: ['--selectProjects', 'api', '--', 'whole-life/struck-', 'polls/killed-poll'],
        env: { EVERY_STRIKE: '1' },
      }),
    ),
  },
  {
    name: 'journeys',
    title: 'Browser journeys that explore',
    cores: allCores,
    run: (context) => runJourneys(context, { env: { EXPLORE: '1' } }),
  },
];
