import type { Schemas } from '@copper-carrot/contracts';
import {
  type Office,
  askTeam,
  choose,
  fieldsOf,
  join,
  leave,
  makeOffice,
  path,
  startOrder,
  submit,
  useOffices,
} from './office.factory';

useOffices();

/** An order that somebody sent for their organization, on its card, before they were taken out of it. */
async function sentAndLeft(meanwhile?: (office: Office, orderId: number) => Promise<unknown>) {
  const office = await makeOffice();
  const { user, person } = await join(office, 'orderer');
  const orderId = await startOrder(person, office.teamId);
  await choose(person, orderId, { credit_card_id: office.cardId }).expect(200);
  await submit(person, orderId).expect(200);
  await meanwhile?.(office, orderId);
  await leave(office, user);
  return { office, person, orderId };
}
const orderIn = ({ body }: { body: unknown }) => body as Schemas['Order'];

describe('who has left the organization of an order that they sent', () => {
  test('reads it, and is offered nothing that decides of it', async () => {
    const { person, orderId } = await sentAndLeft();
    const order = orderIn(await person.get(path(orderId)).expect(200));
    expect(order.can).toMatchObject({ cancel: false, submit: false });
  });

  test('can not cancel it on the organization’s money; an admin there can', async () => {
    const { office, person, orderId } = await sentAndLeft();
    await person
      .post(`${path(orderId)}/cancel`)
      .send({ fee: 0 })
      .expect(403);
    expect(orderIn(await person.get(path(orderId)).expect(200)).status).toBe('pending');
    const canceled = await office.admin
      .post(`${path(orderId)}/cancel`)
      .send({ fee: 0 })
      .expect(200);
    expect(orderIn(canceled).status).toBe('canceled');
  });

  test('sends its food to nobody else; an admin there may', async () => {
    const { office, person, orderId } = await sentAndLeft();
    const words = { order: { contact_name: 'Robin', delivery_instructions: 'Round the back' } };
    const refused = await person
      .post(`${path(orderId)}/modify`)
      .send(words)
      .expect(422);
    expect(fieldsOf(refused)).toEqual(['team_id']);
    expect(orderIn(await person.get(path(orderId)).expect(200)).address.contact_name).toBe('Pat');
    await office.admin
      .post(`${path(orderId)}/modify`)
      .send(words)
      .expect(200);
  });

  test('takes no changes back that are made of it since', async () => {
    const { person, orderId } = await sentAndLeft(({ admin }, id) =>
      admin
        .post(`${path(id)}/modify`)
        .send({ order: { headcount: 40 } })
        .expect(200),
    );
    const asked = orderIn(await person.get(path(orderId)).expect(200)).change_request;
    expect(asked?.can).toMatchObject({ withdraw: false });
    await person
      .post(`${path(orderId)}/withdraw_changes`)
      .send({ change_id: asked?.id })
      .expect(403);
  });

  test('reads no poll of a cart that stays theirs, nor the link that it has by now', async () => {
    const office = await makeOffice();
    const { user, person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId, 8);
    const code = await askTeam(person, orderId);
    await leave(office, user);
    await office.admin.post(`/cpi/v1/orderer/order_polls/${code}/renewals`).send({}).expect(201);
    await person.get(`${path(orderId)}/poll`).expect(404);
    expect(orderIn(await person.get(path(orderId)).expect(200))).toMatchObject({
      poll_code: null,
      poll: null,
    });
  });
});
