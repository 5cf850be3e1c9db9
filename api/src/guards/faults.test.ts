import { createApp } from '../app';
import { sql } from '../database';
import { feed, readBuild } from '../remotes';
import { makeBuild, route, setLive } from '../remotes/release.factory';
import { client, useDatabase } from '../testing';

useDatabase();

const fault = {
  remote: 'mfe-cares',
  version: '1.0.0-abc',
  kind: 'render',
  message: 'it broke',
  path: '/cares',
};
const app = createApp();
const from = (network: string) => client(app).always({ 'X-Forwarded-For': network });
const report = (network: string, more = {}) =>
  from(network)
    .post('/remotes/faults')
    .send({ ...fault, ...more });
const kept = async () =>
  (await sql.first<{ count: number }>('select count(*)::integer as count from remote_faults'))?.count;

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

test('a report has four kilobytes at most', async () => {
  await report('203.0.113.7', { message: 'x'.repeat(5000) }).expect(413);
});

test('no report, however many tell it, takes a release back: that is its team’s to do', async () => {
  const build = await readBuild(makeBuild({ routes: [route('/cares')] }).folder);
  await setLive(build, 'its team');
  const before = (await feed()).feed;
  const version = `1.0.0-${build.hash}`;
  await Promise.all(
    Array.from({ length: 40 }, (_each, network) => report(`192.0.2.${network}`, { version }).expect(204)),
  );
  expect((await feed()).feed).toEqual(before);
  expect(before.remotes.map(({ name, version: live }) => `${name} ${live}`)).toEqual(['mfe-cares 1.0.0']);
});

test('many networks together tell so much of one remote in an hour, and may tell of another', async () => {
  const before = (await kept()) ?? 0;
  const told: number[] = [];
  for (let network = 0; network < 18; network++) {
    const answers = await Promise.all(Array.from({ length: 60 }, () => report(`198.51.100.${network}`)));
    told.push(...answers.map(({ status }) => status));
  }
  expect(told.filter((status) => status === 204)).toHaveLength(1000 - before);
  expect(told.filter((status) => status === 429)).toHaveLength(80 + before);
  await report('203.0.113.8', { remote: 'mfe-search' }).expect(204);
}, 60_000);
