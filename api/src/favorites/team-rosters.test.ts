import type { List, Schemas } from '@copper-carrot/contracts';
import { makeBrand } from '../catalog/catalog.factory';
import { sql } from '../database';
import { makeMember, makeUser, signedIn, useDatabase } from '../testing';

useDatabase();

const rosters = '/cpi/v2/orderer/rosters';
const fieldsOf = (answer: { body: unknown }) => (answer.body as Schemas['Error']).fields;
type Rosters = List<Schemas['TeamRoster']>;

it('an organization’s lists are begun, renamed and removed by those who order for it, and read by the rest', async () => {
  const { user, team } = await makeMember('orderer');
  const orderer = await signedIn(user);
  const brand = await makeBrand();
  const roster = { team_id: team.id, name: 'Near us', kind: 'allow' };
  const { body: made } = (await orderer.post(rosters).send({ roster }).expect(201)) as {
    body: Schemas['TeamRoster'];
  };
  expect(made).toEqual({ ...roster, id: made.id, brands: [] });
  await orderer.post(`/cpi/v2/public/rosters/${made.id}/brands/${brand.id}/add`).expect(200);
  const staff = await signedIn((await makeMember('staff', team)).user);
  const listed = async () =>
    ((await staff.get(rosters).query({ team_id: team.id }).expect(200)) as { body: Rosters }).body;
  expect((await listed()).records).toMatchObject([
    { id: made.id, brands: [{ id: brand.id, name: brand.name }] },
  ]);
  const renamed = { roster: { name: 'Close by' } };
  await staff.post(rosters).send({ roster }).expect(403);
  await staff.patch(`${rosters}/${made.id}`).send(renamed).expect(403);
  await staff.delete(`${rosters}/${made.id}`).expect(403);
  await orderer.patch(`${rosters}/${made.id}`).send(renamed).expect(204);
  expect((await listed()).records[0]?.name).toBe('Close by');
  await orderer.delete(`${rosters}/${made.id}`).expect(204);
  expect(await listed()).toEqual({ records: [], count: 0 });
  await orderer.patch(`${rosters}/${made.id}`).send(renamed).expect(404);
});

it('they are nobody’s outside of it, need a name, and are fifty at most', async () => {
  const { user, team } = await makeMember('admin');
  const admin = await signedIn(user);
  const roster = { team_id: team.id, name: 'Near us', kind: 'block' };
  const stranger = await signedIn(await makeUser());
  await stranger.get(rosters).query({ team_id: team.id }).expect(404);
  await stranger.post(rosters).send({ roster }).expect(404);
  const unnamed = await admin.post(rosters).send({ roster: { ...roster, name: '' } });
  expect([unnamed.status, fieldsOf(unnamed)]).toEqual([422, { name: ['blank'] }]);
  await sql.rows(
    `insert into rosters (team_id, name) select $1, 'List ' || n from generate_series(1, 50) n`,
    [team.id],
  );
  const full = await admin.post(rosters).send({ roster });
  expect([full.status, fieldsOf(full)]).toEqual([422, { name: ['too_many'] }]);
});
