import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { logger } from '../logger';
import { useDatabase } from '../testing';
import { activate, tellMisfits } from '.';
import { canary } from './channels';
import { clearPlatform, ready, register } from './platform.factory';

useDatabase();
afterEach(async () => {
  jest.restoreAllMocks();
  await clearPlatform();
});

const remotes = '/cpi/v1/platform/remotes';

/** Makes a release expect these operations, as if it was built for another API. */
const builtFor = (id: number, operations: object) =>
  sql.rows(`update remote_releases set manifest = manifest || $1 where id = $2`, [
    JSON.stringify({ calls: { operations, sent: {}, answered: {} } }),
    id,
  ]);

it('a release that this API breaks is named in the log of its start and on the platform, and stays live', async () => {
  const team = await register();
  const [live, tried] = [await ready(team), await ready(team)];
  await activate('mfe-cares', live, 'a test');
  await canary('mfe-cares', tried, 5, 'a test');
  await builtFor(live, {
    'get /cpi/v1/public/gone': { query: {} },
    'get /cpi/v2/user': { query: {}, answer: { id: 'string' } },
  });
  const said = jest.spyOn(logger, 'error');
  await tellMisfits();
  expect(said.mock.calls.map(([what]) => what)).toEqual([
    {
      remote: 'mfe-cares',
      release: live,
      misfits: [
        'get /cpi/v2/user: id of the answer was string and is integer',
        'get /cpi/v1/public/gone: The API has no get /cpi/v1/public/gone',
      ],
    },
  ]);
  const { body } = (await team.get(remotes).expect(200)) as {
    body: { records: Schemas['PlatformRemote'][] };
  };
  expect(body.records).toMatchObject([
    {
      live: { id: live },
      misfits: [expect.anything() as string, expect.stringContaining('public/gone') as string],
      canary_misfits: [],
    },
  ]);
});

it('nothing is said where every release fits, nor is a start held up where nobody knows', async () => {
  const [said, unsure] = [jest.spyOn(logger, 'error'), jest.spyOn(logger, 'warn')];
  const team = await register();
  const live = await ready(team);
  await activate('mfe-cares', live, 'a test');
  await tellMisfits();
  jest.spyOn(sql, 'rows').mockRejectedValueOnce(new Error('the database is away'));
  await tellMisfits();
  expect([said.mock.calls.length, unsure.mock.calls.length]).toEqual([0, 1]);
});
