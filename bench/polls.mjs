// @ts-check
// `npm run bench:polls`: 500 people answer one poll within a minute, and 500 within five seconds, while 20
// pages watch. Checks that each answer is stored and every page ends with the same counts, and measures the
// cost. See bench/README.md.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { goals, judge } from '../scripts/checks/goals.mjs';
import { withApiSite } from './api-site.mjs';
import { Client, figuresOf, measure } from './client.mjs';
import { countsOf, countsShown, isKept, storedOf } from './poll-counts.mjs';
import { answerAll } from './poll-guests.mjs';
import { runBench } from './options.mjs';
import { openPolls } from './poll-owner.mjs';
import { Page } from './poll-pages.mjs';
import { keepResults } from './results.mjs';
import { watchServer } from './server-cost.mjs';

/** @import { Figure } from '../scripts/checks/goals.mjs' */
/** @import { ApiSite } from './api-site.mjs' */
/** @import { Figures } from './client.mjs' */
/** @import { Poll } from './poll-owner.mjs' */

const defaults = {
  full: { guests: 500, pages: 20, seconds: '60,5', headcount: 200, warm: 60, seed: 'small' },
  small: { guests: 20, pages: 3, seconds: '1', warm: 0 },
};
/** How long pages may take to get the last answer before it counts as missed. */
const patienceMs = 10_000;

await runBench(defaults, async ({ seed, small, guests, pages, headcount, warm, ...options }) => {
  await withApiSite(seed, async (site) => {
    const database = new pg.Client(site.databaseUrl);
    await database.connect();
    try {
      const spreads = options.seconds.split(',').map(Number);
      const [first, ...polls] = await openPolls(site.origin, database, {
        headcount,
        wanted: spreads.length + 1,
      });
      // A separate poll for the warm-up.
      if (first && warm) await liveThrough(site, database, first, { guests: warm, pages, seconds: 3 });
      const client = new Client(site.origin);
      const floor = await measure(client, {
        connections: 1,
        seconds: small ? 0.2 : 3,
        calls: () => ({ path: '/select-1' }),
      });
      client.agent.destroy();
      const rows = [];
      for (const [at, poll] of polls.entries()) {
        const load = { guests, pages, seconds: spreads[at] ?? 60 };
        const row = await liveThrough(site, database, poll, load);
        print(row, floor);
        rows.push(row);
      }
      keepResults('polls', { small, seed, headcount, floor, rows });
      judge(
        rows.flatMap((row) => promised(row, floor)),
        { small },
      );
    } finally {
      await database.end();
    }
  });
});

/**
 * The life of one poll, from its first page to the last event.
 * @param {ApiSite} site
 * @param {pg.Client} database
 * @param {Poll} poll
 * @param {{ guests: number, pages: number, seconds: number }} load
 */
async function liveThrough({ origin, server }, database, poll, load) {
  const pages = Array.from({ length: load.pages }, () => new Page());
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
  const answers = [...times.answer, ...times.change];
  const stored = await storedOf(database, poll);
  return {
    ...load,
    pages: pages.length,
    sent: people.length,
    kept: people.filter((person) => isKept(person, stored)).length,
    stored: stored.length,
    changed: times.change.length,
    read: figuresOf(times.read),
    answer: figuresOf(answers),
    delay: figuresOf(delays),
    longestDelay: Math.max(...delays),
    same: pages.filter(({ last }) => last && countsShown(last) === countsOf(stored)).length,
    eventsPerPage: pages.reduce((sum, { heard }) => sum + heard.length, 0) / pages.length,
    bytesPerPage: pages.reduce((sum, { bytes }) => sum + bytes, 0) / pages.length,
    memory,
    cpuPerAnswer: cpuMs / answers.length,
  };
}

/**
 * The goals of a poll. The response time is a goal for many guests only.
 * @param {Awaited<ReturnType<typeof liveThrough>>} row
 * @param {Figures} floor
 * @returns {Figure[]}
 */
function promised({ sent, kept, same, pages, seconds, answer, longestDelay, memory }, floor) {
  const { peoplePerSecond, answer: answerGoal, heardMs, memoryGrowth } = goals.polls;
  const within = `${sent} within ${seconds} s`;
  /** @type {Figure[]} */
  const ofACrowd = [
    {
      figure: `${within}: an answer, p95 beside SELECT 1`,
      found: answer.p95 / floor.p95,
      ...answerGoal,
    },
  ];
  return [
    { figure: `${within}: answers kept`, found: kept, goal: sent, atLeast: true, counted: true },
    { figure: `${within}: pages with its counts`, found: same, goal: pages, atLeast: true, counted: true },
    ...(sent / seconds <= peoplePerSecond ? ofACrowd : []),
    { figure: `${within}: until every page heard, at most`, found: longestDelay, goal: heardMs, unit: 'ms' },
    {
      figure: `${within}: memory of the API, beside what it was before`,
      found: memory.after / memory.before,
      ...memoryGrowth,
    },
  ];
}

/**
 * @param {Awaited<ReturnType<typeof liveThrough>>} row
 * @param {Figures} floor
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
