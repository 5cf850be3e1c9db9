import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actorSource } from '../../accounts';
import { sql } from '../../database';
import { diagramOf } from '../../processes';
import { makeUser, useLocalServices } from '../../testing';
import { makeCaterer } from '../order.factory';
import { asSiteAdmin, modified, orderOf, placed } from './change.factory';
import { approveChange } from './answer-change';
import { changeProcess } from './change.process';
import { changeStatuses, openChangeStatuses } from './order-change.model';

useLocalServices();

const { transitions, timers } = changeProcess.definition;

test('the picture in docs/ is the one of the table', () => {
  const page = readFileSync(join(__dirname, '../../../../docs/processes.md'), 'utf8');
  expect(page).toContain(diagramOf(changeProcess.definition));
});

test('every status is reached, and none that is open is without a next step', () => {
  const steps = Object.values(transitions);
  expect(changeStatuses.filter((status) => !steps.some(({ to }) => to === status))).toEqual(['proposed']);
  const goesOn = changeStatuses.filter((status) => steps.some(({ from }) => from.includes(status)));
  expect(goesOn).toEqual(openChangeStatuses);
});

test('what waits for somebody ends by the clock', () => {
  expect(Object.keys(timers)).toEqual(['paying', 'requested']);
});

test('who may not answers no changes, though they were let in before', async () => {
  const cart = await placed(await makeCaterer());
  const { change_id: id, status } = await modified(cart, { headcount: 60 });
  expect(status).toBe('requested');
  const actor = await actorSource.findActor((await makeUser()).id);
  const steps = [
    changeProcess.take('approve', id ?? 0, { actor, input: undefined }),
    changeProcess.take('decline', id ?? 0, { actor, input: { reason: 'Not theirs to say' } }),
    changeProcess.take('withdraw', id ?? 0, { actor, input: undefined }),
  ];
  for (const step of await Promise.allSettled(steps))
    expect(step).toMatchObject({ status: 'rejected', reason: { status: 403 } });
  expect((await orderOf(cart)).change_request?.status).toBe('requested');
});

test('who may not approve ends none either, whose sender may not pay any more', async () => {
  const cart = await placed(await makeCaterer());
  const { change_id: id } = await modified(cart, { headcount: 60 });
  await sql.rows('delete from memberships where user_id = $1 and team_id = $2', [cart.user.id, cart.teamId]);
  const stranger = await actorSource.findActor((await makeUser()).id);
  if (!stranger || !id) throw new Error('nobody asks about nothing');
  await expect(approveChange(cart.orderId, id, stranger)).rejects.toMatchObject({ status: 403 });
  expect((await orderOf(await asSiteAdmin(cart))).change_request?.status).toBe('requested');
});
