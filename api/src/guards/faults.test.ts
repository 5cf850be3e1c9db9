import { createApp } from '../app';
import { sql } from '../database';
import { newcomersFeed, readBuild } from '../remotes';
import { makeBuild, route, setLive } from '../remotes/release.factory';
import { reportToken } from '../remotes/reports/report-token';
import { client, useDatabase } from '../testing';

useDatabase();

let release: number;
beforeAll(async () => {
  release = await setLive(await readBuild(makeBuild({ routes: [route('/cares')] }).folder), 'its team');
});

const fault = { kind: 'render', message: 'it broke', path: '/cares' };
const app = createApp();
const from = (network: string) => client(app).always({ 'X-Forwarded-For': network });
/** Each of a page of its own, as by different visitors. */
const report = (network: string, more = {}) =>
  from(network)
    .post('/remotes/faults')
    .send({ ...fault, token: reportToken([release]), release_id: release, ...more });
const kept = async (of = release) =>
  (
    await sql.first<{ count: number }>(
      'select count(*)::integer as count from remote_faults where release_id = $1',
      [of],
    )
  )?.count;

test('a network tells of sixty faults in ten minutes, what nobody can read included, and no other one suffers by it', async () => {
  for (let told = 0; told < 50; told++) await report('203.0.113.5').expect(204);
  for (let told = 0; told < 10; told++) await report('203.0.113.5', { kind: 'no such kind' }).expect(422);
  const refused = await report('203.0.113.5').expect(429);
  expect(refused.body).toMatchObject({
    code: 'too_many_requests',
    message: 'Too many tries. Please wait 10 minutes.',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
  await report('203.0.113.6').expect(204);
  expect(await kept()).toBe(51);
});

test('a report has sixteen kilobytes at most', async () => {
  await report('203.0.113.7', { message: 'x'.repeat(17_000) }).expect(413);
});

test('a page tells of a release and a kind once, and of twenty things at most', async () => {
  const own = await setLive(await readBuild(makeBuild({ name: 'mfe-search', routes: [] }).folder));
  const told = { release_id: own, token: reportToken([own]) };
  for (let times = 0; times < 20; times++) await report('203.0.113.9', told).expect(204);
  await report('203.0.113.9', told).expect(429);
  expect(await kept(own)).toBe(1);
});

test('no report, however many tell it, takes back what is live for everybody: that is its team’s to do', async () => {
  const before = await newcomersFeed();
  await Promise.all(Array.from({ length: 40 }, (_each, network) => report(`192.0.2.${network}`).expect(204)));
  expect(await newcomersFeed()).toEqual(before);
  expect(before.remotes.map(({ id }) => id)).toContain(release);
});

test('a client tells of sixty faults of one release in an hour, though more of all of them: it leaves room for others', async () => {
  const own = await setLive(await readBuild(makeBuild({ name: 'mfe-search', routes: [] }).folder));
  const tell = async (address: string) =>
    (await report(address, { release_id: own, token: reportToken([own]) })).status;
  for (let told = 0; told < 60; told++) expect(await tell(`2001:db8:9:${told}::1`)).toBe(204);
  // As though ten minutes had passed.
  await sql.rows(`delete from rate_limits where key like 'remote\\_faults:%'`);
  expect(await tell('2001:db8:9:61::1')).toBe(429);
  expect(await tell('2001:db8:8::1')).toBe(204);
});

test('many networks together tell so much of one release in an hour, and may tell of another', async () => {
  const before = (await kept()) ?? 0;
  const told: number[] = [];
  for (let network = 0; network < 18; network++) {
    const answers = await Promise.all(Array.from({ length: 60 }, () => report(`198.51.100.${network}`)));
    told.push(...answers.map(({ status }) => status));
  }
  expect(told.filter((status) => status === 204)).toHaveLength(1000 - before);
  expect(told.filter((status) => status === 429)).toHaveLength(80 + before);
  const other = await setLive(await readBuild(makeBuild({ name: 'mfe-search', routes: [] }).folder));
  await report('203.0.113.8', { release_id: other, token: reportToken([other]) }).expect(204);
}, 60_000);
