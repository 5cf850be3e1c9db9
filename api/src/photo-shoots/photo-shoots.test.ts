import { actForPhotographers, type List, type Schemas } from '@copper-carrot/contracts';
import { makeBrand } from '../catalog/catalog.factory';
import { sql } from '../database';
import { makeUser, signedIn, useDatabase, type TestClient } from '../testing';

useDatabase();

const path = '/cpi/v2/photographer/photo_shoots';

async function makeShoot(photographerId: number, daysAhead = 3): Promise<number> {
  const brand = await makeBrand();
  const [row] = await sql.rows<{ id: number }>(
    `insert into photo_shoots (brand_id, photographer_id, scheduled_at)
     values ($1, $2, now() + make_interval(days => $3)) returning id`,
    [brand.id, photographerId, daysAhead],
  );
  return row?.id ?? 0;
}
async function photographer(scopes: readonly string[] = []) {
  const user = await makeUser({ isPhotographer: true });
  await sql.rows('update users set auth_scopes = $2 where id = $1', [user.id, scopes]);
  return user;
}
const idsOf = async (by: TestClient, as?: number) => {
  const call = as === undefined ? by.get(path) : by.get(path).set('CC-As-User', String(as));
  const { body } = (await call.expect(200)) as { body: List<Schemas['PhotoShoot']> };
  return body.records.map(({ id }) => id);
};
const change = (by: TestClient, id: number, photo_shoot: object) =>
  by.patch(`${path}/${id}`).send({ photo_shoot });

describe('[PHO-01] [PHO-02] photo shoots', () => {
  it('are their photographer’s alone, what is to come first', async () => {
    const user = await photographer();
    const [later, sooner] = [await makeShoot(user.id, 5), await makeShoot(user.id, 2)];
    const done = await makeShoot(user.id, -9);
    await sql.rows("update photo_shoots set status = 'delivered' where id = $1", [done]);
    const person = await signedIn(user);
    expect(await idsOf(person)).toEqual([sooner, later, done]);
    const other = await signedIn(await photographer());
    expect(await idsOf(other)).toEqual([]);
    await other.get(`${path}/${sooner}`).expect(404);
    await change(other, sooner, { status: 'shot' }).expect(404);
    const member = await signedIn(await makeUser());
    await member.get(path).expect(403);
    await member.get(`${path}/${sooner}`).expect(403);
  });

  it('are moved on step by step, with their notes', async () => {
    const user = await photographer();
    const id = await makeShoot(user.id);
    const person = await signedIn(user);
    await change(person, id, { status: 'delivered' }).expect(409);
    const { body } = (await change(person, id, { status: 'shot', notes: 'Soft light' }).expect(200)) as {
      body: Schemas['PhotoShoot'];
    };
    expect(body).toMatchObject({ status: 'shot', notes: 'Soft light', next_statuses: ['delivered'] });
    await change(person, id, { status: 'delivered' }).expect(200);
    await change(person, id, { status: 'canceled' }).expect(409);
    const refused = await change(person, id, { status: 'lost' }).expect(422);
    expect((refused.body as Schemas['Error']).fields).toEqual({ status: ['inclusion'] });
    await change(person, id, {}).expect(422);
  });
});

describe('[PHO-03] [SESS-14] a photographer acts for another', () => {
  it('with the scope of that name, for photographers and on these calls alone', async () => {
    const other = await photographer();
    const id = await makeShoot(other.id);
    const lead = await signedIn(await photographer([actForPhotographers]));
    expect(await idsOf(lead, other.id)).toEqual([id]);
    await lead
      .patch(`${path}/${id}`)
      .set('CC-As-User', String(other.id))
      .send({ photo_shoot: { status: 'shot' } })
      .expect(200);
    const asOther = { 'CC-As-User': String(other.id) };
    await lead.get('/cpi/v2/user').set(asOther).expect(403);
    await lead.get('/cpi/v1/orderer/orders').set(asOther).expect(403);
    await lead
      .get(path)
      .set('CC-As-User', String((await makeUser()).id))
      .expect(403);
    for (const scopes of [[], ['photo_shoots'], [`${actForPhotographers}.x`]]) {
      const without = await signedIn(await photographer(scopes));
      await without.get(path).set(asOther).expect(403);
    }
    const member = await makeUser();
    await sql.rows('update users set auth_scopes = $2 where id = $1', [member.id, [actForPhotographers]]);
    const noPhotographer = await signedIn(member);
    await noPhotographer.get(path).set(asOther).expect(403);
  });

  it('as does a site admin', async () => {
    const other = await photographer();
    const id = await makeShoot(other.id);
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    expect(await idsOf(admin, other.id)).toEqual([id]);
  });
});
