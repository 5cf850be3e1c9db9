import type { List, Schemas } from '@copper-carrot/contracts';
import { askTeam, choose, join, makeOffice, startOrder, submit, useOffices } from '../guards/office.factory';
import { authorizeOrder } from '../orders';
import { intentsOf, makeMember, runPendingJobs, signedIn, timeComesForJob } from '../testing';

useOffices();

const members = (teamId: number) => `/cpi/v2/orderer/teams/${teamId}/memberships`;
const idOf = async (teamId: number, email: string, by: Awaited<ReturnType<typeof signedIn>>) => {
  const { body } = (await by.get(members(teamId)).query({ query: email }).expect(200)) as {
    body: List<Schemas['Member']>;
  };
  return body.records[0]?.id ?? 0;
};

describe('a member by themselves', () => {
  it('is shown with what depends on them, to those alone who may remove them', async () => {
    const office = await makeOffice();
    const { user, person } = await join(office, 'orderer');
    const placed = await startOrder(person, office.teamId, 20);
    await choose(person, placed, { credit_card_id: office.cardId }).expect(200);
    await submit(person, placed).expect(200);
    await askTeam(person, await startOrder(person, office.teamId, 8));
    const id = await idOf(office.teamId, user.email, office.admin);
    const { body } = (await office.admin.get(`${members(office.teamId)}/${id}`).expect(200)) as {
      body: Schemas['MemberDetails'];
    };
    expect(body).toMatchObject({
      id,
      email: user.email,
      role: 'orderer',
      is_self: false,
      dependents: { upcoming_orders: 1, unpaid_orders: 1, carts: 1, open_polls: 1, cards: 0 },
      can: { update: true, remove: true },
    });
    const { person: colleague } = await join(office, 'staff');
    const seen = await colleague.get(`${members(office.teamId)}/${id}`).expect(200);
    expect(seen.body).toMatchObject({ dependents: null, can: { update: false, remove: false } });
    const other = await makeMember('admin');
    await (await signedIn(other.user)).get(`${members(other.team.id)}/${id}`).expect(404);
  });

  it.each([
    [true, ['requires_capture']],
    [false, []],
    [undefined, []],
  ])(
    'who is removed with keep_paying %s leaves the organization’s card to their orders or not',
    async (keep, held) => {
      const office = await makeOffice();
      const { user, person } = await join(office, 'orderer');
      const orderId = await startOrder(person, office.teamId, 20);
      await choose(person, orderId, { credit_card_id: office.cardId }).expect(200);
      await submit(person, orderId).expect(200);
      const id = await idOf(office.teamId, user.email, office.admin);
      await office.admin
        .delete(`${members(office.teamId)}/${id}`)
        .send(keep === undefined ? undefined : { keep_paying: keep })
        .expect(204);
      await runPendingJobs();
      await timeComesForJob(authorizeOrder, { orderId });
      expect((await intentsOf(orderId)).map(({ status }) => status)).toEqual(held);
    },
  );

  it('who leaves by themselves does not decide that the organization goes on paying', async () => {
    const office = await makeOffice();
    const { user, person } = await join(office, 'admin');
    const orderId = await startOrder(person, office.teamId, 20);
    await choose(person, orderId, { credit_card_id: office.cardId }).expect(200);
    await submit(person, orderId).expect(200);
    const id = await idOf(office.teamId, user.email, person);
    await person
      .delete(`${members(office.teamId)}/${id}`)
      .send({ keep_paying: true })
      .expect(204);
    await runPendingJobs();
    await timeComesForJob(authorizeOrder, { orderId });
    expect(await intentsOf(orderId)).toEqual([]);
  });
});

it('[API-100] [ENTI-17] the actor’s own memberships are listed and read, and nobody else’s', async () => {
  const { user, team, membership } = await makeMember('staff');
  const person = await signedIn(user);
  const own = {
    id: membership.id,
    team_id: team.id,
    role: 'staff',
    role_label: 'Staff',
    team: { id: team.id, name: team.name, access_code: team.accessCode },
  };
  const list = await person.get('/cpi/v2/orderer/memberships').expect(200);
  expect(list.body).toEqual({ records: [own], count: 1 });
  expect((await person.get(`/cpi/v2/orderer/memberships/${membership.id}`).expect(200)).body).toEqual(own);
  const other = await makeMember('guest', team);
  await person.get(`/cpi/v2/orderer/memberships/${other.membership.id}`).expect(404);
  const guest = await signedIn(other.user);
  const seen = await guest.get(`/cpi/v2/orderer/memberships/${other.membership.id}`).expect(200);
  expect(seen.body).toMatchObject({ role: 'guest', team: { access_code: null } });
});
