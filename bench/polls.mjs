// @ts-check
// `npm run bench:polls`: 500 people who answer one poll within a minute, and 500 within five seconds, while 20 pages watch:
// whether each answer is kept and every page ends with the same counts, and what that costs. See bench/README.md.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { goals, judge } from '../scripts/checks/goals.mjs';
import { withApiSite } from './api-site.mjs';
import { Client, figuresOf, measure } from './client.mjs';
import { countsOf, countsShown, isKept, storedOf } from './poll-counts.mjs';
import { answerAll } from './poll-guests.mjs';
import { openPolls } from './poll-owner.mjs';
import { Page } from './poll-pages.mjs';
import { keepResults } from './results.mjs';
import { watchServer } from './server-cost.mjs';

/** @import { Figure } from '../scripts/checks/goals.mjs' */
/** @import { ApiSite } from './api-site.mjs' */
/** @import { Poll } from './poll-owner.mjs' */

const { values } = parseArgs({
  options: {
    guests: { type: 'string', default: '500' },
    pages: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60,5' },
    headcount: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'small' },
  },
});
const guests = Number(values.guests);
const spreads = values.seconds.split(',').map(Number);
/** How long pages may take to hear of the last answer before they have missed it. */
const patienceMs = 10_000;

await withApiSite(values.seed, async (site) => {
  const database = new pg.Client(site.databaseUrl);
  await database.connect();
  try {
    // One beside those that are measured, on which everything is met once.
    const wish = { headcount: Number(values.headcount), wanted: spreads.length + 1 };
    const [first, ...polls] = await openPolls(site.origin, database, wish);
    if (first) await lived(site, database, first, { guests: 60, seconds: 3 });
    const client = new Client(site.origin);
    const floor = await measure(client, { connections: 1, seconds: 3, calls: () => ({ path: '/select-1' }) });
    client.agent.destroy();
    const rows = [];
    for (const [at, poll] of polls.entries()) {
      const row = await lived(site, database, poll, { guests, seconds: spreads[at] ?? 60 });
      print(row, floor);
      rows.push(row);
    }
    keepResults('polls', { ...values, node: process.version, floor, rows });
    judge(rows.flatMap(promised));
  } finally {
    await database.end();
  }
});

/**
 * The life of one poll, from its first page to the last event.
 * @param {ApiSite} site
 * @param {pg.Client} database
 * @param {Poll} poll
 * @param {{ guests: number, seconds: number }} load
 */
async function lived({ origin, server }, database, poll, load) {
  const pages = Array.from({ length: Number(values.pages) }, () => new Page());
  await Promise.all(pages.map((page) => page.open(origin, poll.code)));
  const cost = watchServer(server);
  const { people, times, answered, version } = await answerAll(origin, poll, load);
  const heardAll = () => pages.every((page) => page.heardOf(version) !== undefined);
  for (const end = performance.now() + patienceMs; !heardAll() && performance.now() < end;) await sleep(20);
  const { cpuMs, ...memory } = await cost.end();
  for (const page of pages) page.leave();

  const delays = answered.map((answer) =>
    Math.max(...pages.map((page) => (page.heardOf(answer.version) ?? Infinity) - answer.answered), 0),
  );
  const took = load.seconds;
  const answers = [...times.answer, ...times.change];
  const stored = await storedOf(database, poll);
  return {
    ...load,
    pages: pages.length,
    sent: people.length,
    kept: people.filter((person) => isKept(person, stored)).length,
    stored: stored.length,
    changed: times.change.length,
    read: figuresOf(times.read, took),
    answer: figuresOf(answers, took),
    delay: figuresOf(delays, took),
    longestDelay: Math.max(...delays),
    same: pages.filter(({ last }) => last && countsShown(last) === countsOf(stored)).length,
    eventsPerPage: pages.reduce((sum, { heard }) => sum + heard.length, 0) / pages.length,
    bytesPerPage: pages.reduce((sum, { bytes }) => sum + bytes, 0) / pages.length,
    memory,
    cpuPerAnswer: cpuMs / answers.length,
  };
}

/**
 * What a poll is to reach. How long an answer takes is promised to a crowd, and not to five of them at once.
 * @param {Awaited<ReturnType<typeof lived>>} row
 * @returns {Figure[]}
 */
function promised({ sent, kept, same, pages, seconds, answer, longestDelay, memory }) {
  const { peoplePerSecond, answerP95Ms, heardMs, memoryGrowth } = goals.polls;
  const within = `${sent} within ${seconds} s`;
  return [
    { figure: `${within}: answers kept`, found: kept, goal: sent, atLeast: true },
    { figure: `${within}: pages with its counts`, found: same, goal: pages, atLeast: true },
    ...(sent / seconds <= peoplePerSecond
      ? [
          {
            figure: `${within}: an answer, p95`,
            found: answer.p95,
            goal: answerP95Ms,
            unit: /** @type {const} */ ('ms'),
          },
        ]
      : []),
    { figure: `${within}: until every page heard, at most`, found: longestDelay, goal: heardMs, unit: 'ms' },
    {
      figure: `${within}: memory of the API, more than before`,
      found: memory.after - memory.before,
      goal: memoryGrowth,
      unit: 'MB',
    },
  ];
}

/**
 * @param {Awaited<ReturnType<typeof lived>>} row
 * @param {import('./client.mjs').Figures} floor
 */
function print(row, floor) {
  const ms = (/** @type {number} */ value) => value.toFixed(1);
  const mb = (/** @type {number} */ bytes) => Math.round(bytes / 1024 / 1024);
  const { answer, read, delay, memory } = row;
  const { before, after, peak } = memory;
  console.log(`
${row.sent} people within ${row.seconds} s, ${row.changed} of whom change their answer, while ${row.pages} pages watch
  kept                      ${row.kept} of ${row.sent} answers (${row.stored} in the database)
  an answer                 ${ms(answer.p50)} ms at the median, ${ms(answer.p95)} at p95, ${ms(answer.p99)} at p99; SELECT 1 takes ${ms(floor.p50)}
  reading the poll          ${ms(read.p50)} ms at the median, ${ms(read.p95)} at p95
  until every page heard    ${ms(delay.p50)} ms at the median, ${ms(row.longestDelay)} at most
  pages with its counts     ${row.same} of ${row.pages}
  sent to each page         ${Math.round(row.eventsPerPage)} events, ${Math.round(row.bytesPerPage / 1024)} KB
  memory of the API         ${mb(before)} MB before, ${mb(after)} after, ${mb(peak)} at most
  processor of the API      ${ms(row.cpuPerAnswer)} ms an answer, its page and what watching pages are told included`);
}
