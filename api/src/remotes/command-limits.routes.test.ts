import { sql } from '../database';
import { ApiError } from '../errors';
import { useDatabase } from '../testing';
import { type Counted, countCall, countFurtherKey } from './command-limits';
import { clearPlatform, ready, register, upload } from './platform.factory';

useDatabase();
afterEach(clearPlatform);

const cares = '/cpi/v1/platform/remotes/mfe-cares';
const tries: Record<Exclude<Counted, 'nothing'>, number> = { command: 300, file: 12_000, return: 60 };

/** Uses up the limit of the first key of mfe-cares. */
async function useUp(counted: Exclude<Counted, 'nothing'>) {
  const key = await sql.first<{ id: number }>(
    `select id from remote_deploy_keys where remote = 'mfe-cares' order by id`,
  );
  if (!key) throw new Error('mfe-cares has no key');
  await countCall(key, counted, tries[counted]).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 429)) throw error;
  });
}

it('takes no more commands of a key that gave too many, says until when, and lets it read, send and go back', async () => {
  const team = await register();
  const first = await ready(team);
  await team.post(`${cares}/activate`).send({ release_id: first }).expect(200);
  const second = await ready(team, { version: '2.0.0' });
  await team.post(`${cares}/activate`).send({ release_id: second }).expect(200);
  const arriving = await upload(team, { version: '3.0.0' });
  await useUp('command');
  const before = await sql.rows('select id from remote_channel_log');
  const bodies = { activate: { release_id: first }, smoke: { release_id: first, browser: 'Chromium' } };
  const refused = [
    await team.post(`${cares}/activate`).send(bodies.activate),
    await team.post(`${cares}/smoke`).send(bodies.smoke),
    await team.post(`${cares}/canary`).send({ release_id: first, percent: 5 }),
    await team.post(`${cares}/promote`).send(bodies.activate),
    await team.post(`${cares}/leave`),
    await team.post(`${cares}/preview`).send(bodies.activate),
    await team.post(`${cares}/keys`).send({ label: 'one more' }),
    await team.post(`${cares}/releases/${arriving.id}/complete`),
    await team.post(`${cares}/releases/${first}/trace`).send({ stack: 'Error: at x' }),
  ];
  for (const { status, headers, body } of refused) {
    expect({ status, body: body as unknown }).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_requests',
        message: expect.stringMatching(
          /^This key gave too many commands\. Please wait \d+ (seconds|minutes)\.$/,
        ) as string,
      },
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(300);
  }
  expect(await sql.rows('select id from remote_channel_log')).toEqual(before);
  await team.get(`${cares}/releases`).expect(200);
  await team.get(`${cares}/keys`).expect(200);
  await team.post(`${cares}/rollback`).send({ release_id: second, why: 'prices are wrong' }).expect(200);
});

it('counts a key for itself: another one of the same remote goes on', async () => {
  const team = await register();
  const { body } = (await team.post(`${cares}/keys`).send({ label: 'CI' }).expect(201)) as {
    body: { key: string };
  };
  const release = await ready(team);
  await useUp('command');
  await team.post(`${cares}/activate`).send({ release_id: release }).expect(429);
  await team
    .post(`${cares}/activate`)
    .set('Authorization', `Bearer ${body.key}`)
    .send({ release_id: release })
    .expect(200);
});

it('takes no more files of a key that sent too many', async () => {
  const team = await register();
  await useUp('file');
  await expect(upload(team)).rejects.toThrow('429');
});

it('goes back sixty times in five minutes and no oftener', async () => {
  const team = await register();
  const release = await ready(team);
  await useUp('return');
  const why = 'it blinks';
  await team.post(`${cares}/halt`).send({ release_id: release, why }).expect(429);
  await team.post(`${cares}/rollback`).send({ release_id: release, why }).expect(429);
  await team.post(`${cares}/activate`).send({ release_id: release }).expect(200);
});

it('makes thirty further keys of a remote in an hour and no more, whichever key asks', async () => {
  const team = await register();
  for (let made = 0; made < 30; made += 1) await countFurtherKey('mfe-cares');
  await team.post(`${cares}/keys`).send({ label: 'one more' }).expect(429);
});
