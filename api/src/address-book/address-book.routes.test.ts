import type { AnswerOf, Schemas } from '@copper-carrot/contracts';
import { Membership } from '../accounts';
import { Address } from '../addresses';
import { place } from '../guards/office.factory';
import { makeCart, makeCaterer, makeReadyCart } from '../orders/order.factory';
import { makeMember, makeTeam, signedIn, useLocalServices, type TestClient } from '../testing';

useLocalServices();

const base = '/cpi/v1/orderer/addresses';
const office = {
  label: 'Main office, 4th floor',
  formatted_address: '350 5th Ave, New York, NY 10001',
  company_name: 'Northwind Labs',
  suite: '4th floor',
  contact_name: 'Dana Desk',
  contact_phone: '(212) 555-0142',
  delivery_instructions: 'Freight lift on 33rd Street.',
};

const add = (person: TestClient, address: object) => person.post(base).send({ address });
const added = async (person: TestClient, address: object) =>
  ((await add(person, address).expect(201)) as { body: Schemas['Address'] }).body;
const listed = async (person: TestClient, teamId?: number) =>
  (
    (await person
      .get(base)
      .query(teamId === undefined ? {} : { team_id: teamId })
      .expect(200)) as { body: AnswerOf<typeof base, 'get'> }
  ).body.records.map(({ label }) => label);

describe('[API-064] an address book', () => {
  test('keeps an address with its label, its place and its instructions, changes and deletes it', async () => {
    const { user } = await makeMember('staff');
    const person = await signedIn(user);
    expect(await listed(person)).toEqual([]);
    const { id, ...address } = await added(person, office);
    expect(address).toMatchObject({
      ...office,
      user_id: user.id,
      team_id: null,
      city: 'New York',
      zip: '10001',
      place_id: 1,
      time_zone: 'America/New_York',
    });
    const { body } = (await person
      .patch(`${base}/${id}`)
      .send({ address: { label: 'Roof', suite: null, formatted_address: '11 Wall St, New York, NY 10005' } })
      .expect(200)) as { body: Schemas['Address'] };
    expect(body).toMatchObject({ id, label: 'Roof', suite: null, zip: '10005', contact_name: 'Dana Desk' });
    expect(await listed(person)).toEqual(['Roof']);
    await person.delete(`${base}/${id}`).expect(204);
    expect(await listed(person)).toEqual([]);
    await person.delete(`${base}/${id}`).expect(404);
    await person
      .patch(`${base}/${id}`)
      .send({ address: { label: 'x' } })
      .expect(404);
  });

  test('of an organization is read by its members, changed by its admins, and not there for guests', async () => {
    const { user, team } = await makeMember('admin');
    const admin = await signedIn(user);
    const { id } = await added(admin, { ...office, team_id: team.id });
    const staff = await signedIn((await makeMember('staff', team)).user);
    const guest = await signedIn((await makeMember('guest', team)).user);
    expect(await listed(staff, team.id)).toEqual([office.label]);
    await staff
      .patch(`${base}/${id}`)
      .send({ address: { label: 'Mine' } })
      .expect(403);
    await staff.delete(`${base}/${id}`).expect(403);
    await add(staff, { ...office, team_id: team.id }).expect(403);
    await guest.get(base).query({ team_id: team.id }).expect(404);
    await guest.delete(`${base}/${id}`).expect(404);
    await add(guest, { ...office, label: 'Guest', team_id: team.id }).expect(404);
  });

  test('of a person is theirs alone, whoever works with them', async () => {
    const { user, team } = await makeMember('orderer');
    const { id } = await added(await signedIn(user), office);
    const admin = await signedIn((await makeMember('admin', team)).user);
    await admin.delete(`${base}/${id}`).expect(404);
    await admin
      .patch(`${base}/${id}`)
      .send({ address: { label: 'x' } })
      .expect(404);
    expect(await listed(admin)).toEqual([]);
  });

  test('is changed by nobody who has not seen it as it is: they are told what it is by now', async () => {
    const { user, team } = await makeMember('admin');
    const [dana, sam] = [await signedIn(user), await signedIn((await makeMember('admin', team)).user)];
    const { id, lock_version } = await added(dana, { ...office, team_id: team.id });
    const change = (person: TestClient, address: object) =>
      person.patch(`${base}/${id}`).send({ address: { ...address, lock_version } });
    const { body: changed } = (await change(dana, { suite: 'Attic' }).expect(200)) as {
      body: Schemas['Address'];
    };
    expect(changed.lock_version).toBe(lock_version + 1);
    const { body: refused } = (await change(sam, { suite: 'Cellar', label: 'Depot' }).expect(409)) as {
      body: Schemas['Error'];
    };
    expect(refused).toMatchObject({ code: 'stale_record', context: { address: changed } });
    const again = { label: 'Depot', lock_version: changed.lock_version };
    const answer = await sam.patch(`${base}/${id}`).send({ address: again }).expect(200);
    expect(answer.body).toMatchObject({ label: 'Depot', suite: 'Attic' });
  });

  test('is changed by one of two who press at once', async () => {
    const person = await signedIn((await makeMember('orderer')).user);
    const { id, lock_version } = await added(person, office);
    const press = (suite: string) => person.patch(`${base}/${id}`).send({ address: { suite, lock_version } });
    const statuses = (await Promise.all(['1', '2', '3'].map(press))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  test('tells which books there are, how full they are, and which of them one may change', async () => {
    const { user, team } = await makeMember('admin');
    const admin = await signedIn(user);
    await added(admin, { ...office, team_id: team.id });
    // Neither counts what stands in no book.
    await Address.create({ ...place, userId: user.id, forAddressBook: false });
    const other = await makeTeam();
    await makeMember('admin', other);
    await Membership.create({ teamId: other.id, userId: user.id, role: 'staff' });
    const third = await makeTeam();
    await Membership.create({ teamId: third.id, userId: user.id, role: 'guest' });
    const { body } = (await admin.get(`${base}/filters`).expect(200)) as { body: unknown };
    expect(body).toEqual({
      count: 3,
      records: [
        { team_id: null, name: '', count: 0, can: { edit: true } },
        { team_id: team.id, name: team.name, count: 1, can: { edit: true } },
        { team_id: other.id, name: other.name, count: 0, can: { edit: false } },
      ],
    });
  });

  test.each([
    ['formatted_address', 'unknown', { formatted_address: '🙂' }],
    ['formatted_address', 'no_street', { formatted_address: 'New York, NY 10001' }],
    ['formatted_address', 'post_box', { formatted_address: 'P.O. Box 12, New York, NY 10001' }],
    ['contact_phone', 'invalid', { contact_phone: '555-0142' }],
    ['contact_phone', 'invalid', { contact_phone: '555-0142 ext. 123' }],
    ['label', 'too_long', { label: 'x'.repeat(81) }],
    ['label', 'blank', { label: undefined }],
  ])('names the field of a bad address: %s %s', async (field, code, wrong) => {
    const person = await signedIn((await makeMember('orderer')).user);
    const { body } = (await add(person, { ...office, ...wrong }).expect(422)) as { body: Schemas['Error'] };
    expect(body.fields).toEqual({ [field]: [code] });
    expect(await listed(person)).toEqual([]);
  });

  test.each([
    ['350 5th Ave, Floor 3, New York 10118', '350 5th Ave, Floor 3, New York, NY 10118'],
    ['500 Broadway, Suite 300', '500 Broadway, Suite 300, New York, NY 10001'],
  ])(
    'keeps the floor of %s, and a street without its town where the book is',
    async (formatted_address, kept) => {
      const person = await signedIn((await makeMember('orderer')).user);
      await added(person, { ...office, label: 'First' });
      const first = await added(person, { ...office, formatted_address });
      expect(first).toMatchObject({ formatted_address: kept });
      await person
        .patch(`${base}/${first.id}`)
        .send({ address: { formatted_address: '20 West 34th Street, Fl 2' } })
        .expect(200);
      const { body } = (await person.get(base).expect(200)) as { body: { records: Schemas['Address'][] } };
      expect(body.records.map((each) => each.formatted_address)).toContain(
        '20 West 34th Street, Fl 2, New York, NY 10001',
      );
    },
  );

  test('calls no two addresses the same, pressed twice at once as well', async () => {
    const { user, team } = await makeMember('admin');
    const person = await signedIn(user);
    const answers = await Promise.all([add(person, office), add(person, office)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = answers.find(({ status }) => status === 422)?.body as Schemas['Error'];
    expect(refused.fields).toEqual({ label: ['taken'] });
    // Of another book it says nothing, and once it is deleted it is free again.
    await added(person, { ...office, label: office.label.toUpperCase(), team_id: team.id });
    const { id } = await Address.findOne({ where: { userId: user.id }, rejectOnEmpty: true });
    await person.delete(`${base}/${id}`).expect(204);
    await added(person, office);
  });

  test('holds a hundred addresses', async () => {
    const { user } = await makeMember('orderer');
    await Address.bulkCreate(Array.from({ length: 100 }, () => ({ ...place, userId: user.id })));
    const { body } = (await add(await signedIn(user), office).expect(422)) as { body: Schemas['Error'] };
    expect(body.fields).toEqual({ label: ['too_many'] });
  });

  test('holds a hundred beside what stands in no book', async () => {
    const { user } = await makeMember('orderer');
    const loose = { ...place, userId: user.id, forAddressBook: false };
    await Address.bulkCreate(Array.from({ length: 100 }, () => loose));
    await added(await signedIn(user), office);
  });

  test('tells nobody who left an organization its addresses, though they saved them', async () => {
    const { user, team } = await makeMember('staff');
    await Address.create({ ...place, userId: user.id, teamId: team.id, label: 'Office' });
    const { body } = (await (await signedIn(user)).get('/cpi/v2/user').expect(200)) as {
      body: Schemas['Session'];
    };
    expect(body.addresses).toEqual([]);
  });
});

describe('orders that go to a saved address', () => {
  const order = (id: number) => `/cpi/v1/orderer/orders/${id}`;
  type Answer = { body: Schemas['Order'] };
  const onTheOrder = {
    company_name: office.company_name,
    suite: office.suite,
    delivery_instructions: office.delivery_instructions,
    formatted_address: office.formatted_address,
  };

  test('take its instructions along, and keep what they have once it is changed or deleted', async () => {
    const cart = await makeReadyCart(await makeCaterer());
    const { id } = await added(cart.orderer, office);
    await cart.orderer
      .patch(order(cart.orderId))
      .send({ order: { address_id: id } })
      .expect(200);
    await cart.orderer
      .post(`${order(cart.orderId)}/submit`)
      .send({})
      .expect(200);
    await cart.orderer
      .patch(`${base}/${id}`)
      .send({ address: { suite: 'Attic', formatted_address: '11 Wall St, New York, NY 10005' } })
      .expect(200);
    await cart.orderer.delete(`${base}/${id}`).expect(204);
    const { body } = (await cart.orderer.get(order(cart.orderId)).expect(200)) as Answer;
    expect(body.address).toMatchObject(onTheOrder);
  });

  test('are sent there too where it was deleted while they were carts, and offer it no more', async () => {
    const cart = await makeReadyCart(await makeCaterer());
    const { id } = await added(cart.orderer, office);
    await cart.orderer
      .patch(order(cart.orderId))
      .send({ order: { address_id: id } })
      .expect(200);
    await cart.orderer.delete(`${base}/${id}`).expect(204);
    await cart.orderer
      .post(`${order(cart.orderId)}/submit`)
      .send({})
      .expect(200);
    const { body } = (await cart.orderer.get(order(cart.orderId)).expect(200)) as Answer;
    expect(body.address).toMatchObject(onTheOrder);
    const next = await makeCart(await makeCaterer());
    const refused = await next.orderer.patch(order(next.orderId)).send({ order: { address_id: id } });
    expect((refused.body as Schemas['Error']).fields).toEqual({ address_id: ['inclusion'] });
  });
});
