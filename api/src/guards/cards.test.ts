import type { Schemas } from '@copper-carrot/contracts';
import { Membership, type User } from '../accounts';
import { sql } from '../database';
import { authorizeOrder } from '../orders';
import { intentsOf, mailTo, makeUser, signedIn, timeComesForJob } from '../testing';
import {
  addCard,
  cardOf,
  choose,
  fieldsOf,
  idsOf,
  join,
  leave,
  makeOffice,
  path,
  setting,
  startOrder,
  submit,
  useOffices,
  type Office,
} from './office.factory';

useOffices();

describe('[PERM-12] the cards of an organization', () => {
  test.each(['admin', 'orderer'] as const)('are listed, added and charged by its %s', async (role) => {
    const office = await makeOffice();
    const { person } = await join(office, role);
    const orderId = await startOrder(person, office.teamId);
    expect(await idsOf(person, orderId, 'credit_cards')).toEqual([office.cardId]);
    const added = await cardOf(person, orderId, office.teamId);
    await choose(person, orderId, { credit_card_id: added }).expect(200);
    await submit(person, orderId).expect(200);
  });

  test.each([
    ['staff', 'staff', {}],
    ['guest', 'guest', {}],
    ['external attendant', 'external_attendant', {}],
    ['attendee', 'guest', { type: 'pollee' }],
  ] as const)('are nothing to its %s', async (_name, role, columns) => {
    const office = await makeOffice();
    const { person } = await join(office, role, columns);
    const orderId = await startOrder(person, office.teamId);
    expect(await idsOf(person, orderId, 'credit_cards')).toEqual([]);
    await addCard(person, orderId, office.teamId).expect(403);
    const refused = await choose(person, orderId, { credit_card_id: office.cardId }).expect(422);
    expect(fieldsOf(refused)).toEqual(['credit_card_id']);
    const own = await cardOf(person, orderId, null);
    expect(await idsOf(person, orderId, 'credit_cards')).toEqual([own]);
  });

  test.each([
    ['was removed', (office: Office, user: User) => leave(office, user)],
    [
      'is staff now',
      (office: Office, user: User) =>
        sql.rows("update memberships set role = 'staff' where team_id = $1 and user_id = $2", [
          office.teamId,
          user.id,
        ]),
    ],
  ])('are nothing to someone who %s, though they chose one before', async (_name, change) => {
    const office = await makeOffice();
    const { user, person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId);
    await choose(person, orderId, { credit_card_id: office.cardId }).expect(200);
    await change(office, user);
    expect(await idsOf(person, orderId, 'credit_cards')).toEqual([]);
    expect(fieldsOf(await submit(person, orderId).expect(422))).toContain('credit_card_id');
    expect(await intentsOf(orderId)).toEqual([]);
  });

  test('are not charged days later for someone who was removed meanwhile, who is told', async () => {
    const office = await makeOffice();
    const { user, person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId, 20);
    await choose(person, orderId, { credit_card_id: office.cardId }).expect(200);
    await submit(person, orderId).expect(200);
    await leave(office, user);
    await timeComesForJob(authorizeOrder, { orderId });
    expect(await intentsOf(orderId)).toEqual([]);
    expect((await mailTo(user.email)).map(({ template }) => template)).toContain('order_payment_failed');
  });

  test('are charged days later where a site admin chose one and sent the order as somebody who may not', async () => {
    const office = await makeOffice();
    const { user, person } = await join(office, 'guest');
    const orderId = await startOrder(person, office.teamId, 20);
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    await admin
      .post(`/cpi/v2/users/${user.id}/ghost_session`)
      .send({ reason: 'They asked for help' })
      .expect(204);
    await choose(admin, orderId, { credit_card_id: office.cardId }).expect(200);
    await submit(admin, orderId).expect(200);
    await timeComesForJob(authorizeOrder, { orderId });
    expect(await intentsOf(orderId)).toMatchObject([{ status: 'requires_capture' }]);
  });

  test.each([
    ['as its owner', true],
    ['themselves', false],
  ])(
    'are not charged days later where a site admin only sent it %s, and who chose it was removed',
    async (_case, acts) => {
      const office = await makeOffice();
      const { user, person } = await join(office, 'orderer');
      const orderId = await startOrder(person, office.teamId, 20);
      await choose(person, orderId, { credit_card_id: office.cardId }).expect(200);
      const admin = await signedIn(await makeUser({ isAdmin: true }));
      if (acts)
        await admin
          .post(`/cpi/v2/users/${user.id}/ghost_session`)
          .send({ reason: 'They asked for help' })
          .expect(204);
      await submit(admin, orderId).expect(200);
      await leave(office, user);
      await timeComesForJob(authorizeOrder, { orderId });
      expect(await intentsOf(orderId)).toEqual([]);
      expect((await mailTo(user.email)).map(({ template }) => template)).toContain('order_payment_failed');
    },
  );

  test('are not charged days later for a site admin who chose another one before', async () => {
    const office = await makeOffice();
    const { user, person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId, 20);
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    await choose(admin, orderId, { credit_card_id: office.cardId }).expect(200);
    const another = await cardOf(person, orderId, office.teamId);
    await choose(person, orderId, { credit_card_id: another }).expect(200);
    await submit(person, orderId).expect(200);
    await leave(office, user);
    await timeComesForJob(authorizeOrder, { orderId });
    expect(await intentsOf(orderId)).toEqual([]);
  });

  test.each([
    ['at once', false],
    ['once its caterer approves', true],
  ])(
    'are charged days later where a site admin chose one with changes as somebody who may not, made %s',
    async (_case, isAccepted) => {
      const office = await makeOffice();
      const { user, person } = await join(office, 'guest');
      const orderId = await startOrder(person, office.teamId, 20);
      await choose(person, orderId, { credit_card_id: await cardOf(person, orderId, null) }).expect(200);
      await submit(person, orderId).expect(200);
      const cook = await signedIn(setting.caterer.cook);
      const answer = (what: string, body: object) =>
        cook.post(`/cpi/v1/caterer/orders/${orderId}/${what}`).send(body).expect(200);
      if (isAccepted) await answer('accept', {});
      const admin = await signedIn(await makeUser({ isAdmin: true }));
      await admin
        .post(`/cpi/v2/users/${user.id}/ghost_session`)
        .send({ reason: 'They asked for help' })
        .expect(204);
      const { body } = (await admin
        .post(`${path(orderId)}/modify`)
        .send({ order: { credit_card_id: office.cardId, headcount: 60 } })
        .expect(200)) as { body: Schemas['ModifiedOrder'] };
      expect(body.status).toBe(isAccepted ? 'requested' : 'applied');
      if (isAccepted) await answer('approve_changes', { change_id: body.change_id });
      await timeComesForJob(authorizeOrder, { orderId });
      expect(await intentsOf(orderId)).toMatchObject([{ status: 'requires_capture' }]);
    },
  );

  test('pay for no order of another organization, however many two people share', async () => {
    const [here, there] = [await makeOffice(), await makeOffice()];
    const { user, person } = await join(here, 'orderer');
    await Membership.create({ teamId: there.teamId, userId: user.id, role: 'admin' });
    const orderId = await startOrder(person, here.teamId);
    expect(await idsOf(person, orderId, 'credit_cards')).toEqual([here.cardId]);
    await choose(person, orderId, { credit_card_id: there.cardId }).expect(422);
    await choose(person, orderId, { credit_card_id: here.cardId }).expect(200);
    const moved = await choose(person, orderId, { team_id: there.teamId }).expect(200);
    expect((moved.body as Schemas['Order']).credit_card_id).toBe(null);
    await addCard(person, orderId, here.teamId).expect(422);
  });
});

describe('a card of a person', () => {
  test('is seen by its owner alone, and pays where the owner chose it', async () => {
    const office = await makeOffice();
    const { person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId);
    const own = await cardOf(person, orderId, null);
    await choose(person, orderId, { credit_card_id: own }).expect(200);
    expect(await idsOf(person, orderId, 'credit_cards')).toEqual([office.cardId, own]);
    expect(await idsOf(office.admin, orderId, 'credit_cards')).toEqual([office.cardId]);
    const { body } = (await office.admin.get(path(orderId)).expect(200)) as { body: Schemas['Order'] };
    expect(body.credit_card).toBe(null);
    await choose(office.admin, orderId, { credit_card_id: office.cardId }).expect(200);
    await choose(office.admin, orderId, { credit_card_id: own }).expect(422);
    await choose(person, orderId, { credit_card_id: own }).expect(200);
    await submit(person, orderId).expect(200);
  });

  test('is charged when its owner sends the order, and by nobody else, whatever they made of it', async () => {
    const office = await makeOffice();
    const { person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId);
    await choose(person, orderId, { credit_card_id: await cardOf(person, orderId, null) }).expect(200);
    await choose(office.admin, orderId, { tip: 700 }).expect(200);
    expect(fieldsOf(await submit(office.admin, orderId).expect(422))).toEqual(['credit_card_id']);
    expect(await intentsOf(orderId)).toEqual([]);
    await submit(person, orderId).expect(200);
  });

  test('pays for no order of somebody else', async () => {
    const office = await makeOffice();
    const { person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId);
    expect(fieldsOf(await addCard(office.admin, orderId, null).expect(422))).toEqual(['team_id']);
  });
});

describe('what a site admin waived', () => {
  const waived = async () => {
    const office = await makeOffice();
    const { person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId);
    const siteAdmin = await signedIn(await makeUser({ isAdmin: true }));
    await choose(siteAdmin, orderId, { bypass_payment: true }).expect(200);
    return { person, siteAdmin, orderId };
  };

  test('is waived no more once somebody else changes the price', async () => {
    const { person, orderId } = await waived();
    const { body } = (await choose(person, orderId, { tip: 900 }).expect(200)) as { body: Schemas['Order'] };
    expect(body.bypass_payment).toBe(false);
    expect(fieldsOf(await submit(person, orderId).expect(422))).toEqual(['credit_card_id']);
  });

  test('stays waived where the price stays, or the site admin changes it', async () => {
    const { person, siteAdmin, orderId } = await waived();
    await choose(siteAdmin, orderId, { tip: 9 }).expect(200);
    const { body } = (await choose(person, orderId, { contact_name: 'Robin' }).expect(200)) as {
      body: Schemas['Order'];
    };
    expect(body.bypass_payment).toBe(true);
    await submit(person, orderId).expect(200);
    expect(await intentsOf(orderId)).toEqual([]);
  });
});
