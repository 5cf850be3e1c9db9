import type { List, Schemas } from '@copper-carrot/contracts';
import { Address } from '../addresses';
import { sql } from '../database';
import { place } from '../guards/office.factory';
import { makeMember, makeTeam, makeUser, signedIn, useDatabase, type TestClient } from '../testing';

useDatabase();

const base = '/cpi/v2/orderer/teams';
const fieldsOf = (answer: { body: unknown }) => (answer.body as Schemas['Error']).fields;

describe('the settings of an organization', () => {
  it('are changed by its admins, a key left out stays, and are read by its members', async () => {
    const { user, team } = await makeMember('admin');
    const admin = await signedIn(user);
    const { id: door } = await Address.create({ ...place, teamId: team.id });
    const settings = {
      cost_centers: ['Marketing', 'Sales'],
      purchase_orders: ['PO-7'],
      default_address_id: door,
      ...{ approval_over: 500.5, budget_per_person: 20, orders_from: '08:00', orders_until: '18:00' },
    };
    await admin.patch(`${base}/${team.id}/settings`).send({ settings }).expect(200);
    await admin
      .patch(`${base}/${team.id}/settings`)
      .send({ settings: { name: 'Ours' } })
      .expect(200);
    const staff = await signedIn((await makeMember('staff', team)).user);
    const { body } = (await staff.get(`${base}/${team.id}/settings`).expect(200)) as { body: unknown };
    expect(body).toEqual({ name: 'Ours', ...settings, can: { update: false, confirm_tax: false } });
  });

  it.each([
    [{ name: ' ' }, ['name']],
    [{ cost_centers: ['Sales', 'sales'] }, ['cost_centers.1']],
    [{ purchase_orders: Array.from({ length: 101 }, (_, n) => `PO-${n}`) }, ['purchase_orders']],
    [{ default_address_id: 2_000_000 }, ['default_address_id']],
    [{ approval_over: -1 }, ['approval_over']],
    [{ orders_from: '18:00', orders_until: '08:00' }, ['orders_until']],
    [{}, ['settings']],
  ])('refuse %j by its field', async (settings, fields) => {
    const { user, team } = await makeMember('admin');
    const admin = await signedIn(user);
    const refused = await admin.patch(`${base}/${team.id}/settings`).send({ settings }).expect(422);
    expect(Object.keys(fieldsOf(refused) ?? {})).toEqual(fields);
  });

  it('name no address of somebody else', async () => {
    const { user, team } = await makeMember('admin');
    const { id: foreign } = await Address.create({ ...place, teamId: (await makeTeam()).id });
    const refused = await (
      await signedIn(user)
    )
      .patch(`${base}/${team.id}/settings`)
      .send({ settings: { default_address_id: foreign } })
      .expect(422);
    expect(fieldsOf(refused)).toEqual({ default_address_id: ['inclusion'] });
  });
});

describe('tax certificates', () => {
  const certificate = { state: 'NY', certificate_number: 'EX-1', expires_on: '2099-01-01' };

  it('count once a site admin has checked them, and again after a change', async () => {
    const { user, team } = await makeMember('admin');
    const [admin, siteAdmin] = [await signedIn(user), await signedIn(await makeUser({ isAdmin: true }))];
    const path = `${base}/${team.id}/tax_exemptions`;
    const statuses = async () => {
      const { body } = (await admin.get(path).expect(200)) as { body: List<Schemas['TaxExemption']> };
      return body.records.map(({ state, status }) => `${state} ${status}`);
    };
    const enter = (more: object) => admin.post(path).send({ tax_exemption: { ...certificate, ...more } });
    const confirm = (by: TestClient, more: object = {}) => {
      const { certificate_number, expires_on } = certificate;
      return by
        .post(`${path}/NY/confirm`)
        .send({ tax_exemption: { certificate_number, expires_on, ...more } });
    };
    await enter({}).expect(201);
    expect(await statuses()).toEqual(['NY waiting']);
    await confirm(admin).expect(403);
    for (const other of [{ certificate_number: 'EX-0' }, { expires_on: '2098-01-01' }])
      expect((await confirm(siteAdmin, other).expect(409)).body).toMatchObject({ code: 'stale_record' });
    expect(await statuses()).toEqual(['NY waiting']);
    await confirm(siteAdmin).expect(200);
    await enter({}).expect(201);
    expect(await statuses()).toEqual(['NY active']);
    await enter({ certificate_number: 'EX-2' }).expect(201);
    expect(await statuses()).toEqual(['NY waiting']);
    await sql.rows(
      `update tax_exemptions set expires_on = '2020-01-01', confirmed_at = now() where team_id = $1`,
      [team.id],
    );
    expect(await statuses()).toEqual(['NY expired']);
    await admin.delete(`${path}/NY`).expect(204);
    await admin.delete(`${path}/NY`).expect(404);
    await confirm(siteAdmin).expect(404);
  });

  it('name a state and a day to come, and are entered by admins alone', async () => {
    const { user, team } = await makeMember('admin');
    const path = `${base}/${team.id}/tax_exemptions`;
    const admin = await signedIn(user);
    const send = (more: object) => admin.post(path).send({ tax_exemption: { ...certificate, ...more } });
    expect(fieldsOf(await send({ state: 'XX' }).expect(422))).toEqual({ state: ['inclusion'] });
    expect(fieldsOf(await send({ expires_on: '2021-01-01' }).expect(422))).toEqual({
      expires_on: ['in_past'],
    });
    const orderer = await signedIn((await makeMember('orderer', team)).user);
    await orderer.post(path).send({ tax_exemption: certificate }).expect(403);
    await orderer.get(path).expect(200);
    await orderer.delete(`${path}/NY`).expect(403);
    const siteAdmin = await signedIn(await makeUser({ isAdmin: true }));
    await siteAdmin.post(`${base}/2000000/tax_exemptions`).send({ tax_exemption: certificate }).expect(404);
  });
});
