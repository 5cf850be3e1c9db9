import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  agreedStatuses,
  isEnded,
  mayTake,
  openStatuses,
  orderStatuses,
  orderTransitions,
  submittedStatuses,
} from '@copper-carrot/contracts';
import { diagramOf } from '../processes';
import { actorSource } from '../accounts';
import { sql } from '../database';
import { makeUser, signedIn, useLocalServices } from '../testing';
import { makeCaterer, makeReadyCart } from './order.factory';
import { Order } from './order.model';
import { orderProcess } from './order.process';

useLocalServices();

test('the picture in docs/ is the one of the table', () => {
  const page = readFileSync(join(__dirname, '../../../docs/processes.md'), 'utf8');
  expect(page).toContain(diagramOf(orderProcess.definition));
});

test('the sets of statuses follow from the steps', () => {
  expect(submittedStatuses).toEqual(orderStatuses.slice(1));
  expect(openStatuses).toEqual(['pending', 'accepted', 'confirmed']);
  expect(orderStatuses.filter(isEnded)).toEqual(['fulfilled', 'declined', 'expired', 'canceled']);
  expect(agreedStatuses).toEqual(['accepted', 'confirmed']);
  expect(orderStatuses.filter((status) => mayTake('fulfil', status))).toEqual(agreedStatuses);
});

test('each step of the table goes where the contract says', () => {
  for (const [name, step] of Object.entries(orderProcess.definition.transitions))
    expect(step).toMatchObject(orderTransitions[name as keyof typeof orderTransitions]);
});

test('nothing but a step changes the status of an order', async () => {
  const caterer = await makeCaterer();
  const { orderId, orderer } = await makeReadyCart(caterer);
  const order = await Order.findByPk(orderId, { rejectOnEmpty: true });
  await expect(order.update({ status: 'fulfilled' })).rejects.toThrow('by a step of its process');
  await expect(Order.update({ status: 'fulfilled' }, { where: { id: orderId } })).rejects.toThrow(
    'by a step of its process',
  );
  await orderer.post(`/cpi/v1/orderer/orders/${orderId}/submit`).send({}).expect(200);
  await (await signedIn(caterer.cook)).post(`/cpi/v1/caterer/orders/${orderId}/accept`).expect(200);
  expect(await sql.first('select status from orders where id = $1', [orderId])).toEqual({
    status: 'accepted',
  });
});

test('who may not takes no step, though they were let in before', async () => {
  const { orderId, orderer } = await makeReadyCart(await makeCaterer());
  await orderer.post(`/cpi/v1/orderer/orders/${orderId}/submit`).send({}).expect(200);
  const actor = await actorSource.findActor((await makeUser()).id);
  const reason = 'Not theirs to say';
  const steps = [
    orderProcess.take('accept', orderId, { actor, input: { version: null } }),
    orderProcess.take('decline', orderId, { actor, input: { version: null, reason } }),
    orderProcess.take('cancel', orderId, { actor, input: { feeCents: 0, reason } }),
  ];
  for (const step of await Promise.allSettled(steps))
    expect(step).toMatchObject({ status: 'rejected', reason: { status: 403 } });
  expect(await sql.first('select status from orders where id = $1', [orderId])).toEqual({
    status: 'pending',
  });
});
