import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actorSource } from '../../accounts';
import { database, sql } from '../../database';
import { diagramOf } from '../../processes';
import { makeUser, until, useLocalServices } from '../../testing';
import { makeCaterer } from '../order.factory';
import { answerChanges, asCook, asSiteAdmin, modified, orderOf, placed } from './change.factory';
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

test('an answer after its time ends none either: the clock does', async () => {
  const caterer = await makeCaterer();
  const cart = await placed(caterer);
  const { change_id: id } = await modified(cart, { headcount: 60 });
  await sql.rows('update order_change_requests set expires_at = now() where id = $1', [id]);
  await sql.rows('delete from memberships where user_id = $1 and team_id = $2', [cart.user.id, cart.teamId]);
  expect(await answerChanges(await asCook(caterer), cart, 'approve')).toEqual({
    status: 409,
    code: 'order_change-answer_too_late',
  });
  expect((await orderOf(await asSiteAdmin(cart))).change_request?.status).toBe('requested');
});

test.each([
  ['applied', { status: 200, code: null }],
  ['declined', { status: 409, code: 'order_change-wrong_state' }],
])('who finds that a change ends hears that a colleague’s answer left it %s', async (status, answered) => {
  const caterer = await makeCaterer();
  const cook = await asCook(caterer);
  const cart = await placed(caterer);
  await modified(cart, { headcount: 60 });
  await sql.rows('delete from memberships where user_id = $1 and team_id = $2', [cart.user.id, cart.teamId]);
  const locked = 'select from orders where id = $1 for update';
  const waiting = async () =>
    (
      await sql.rows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length;
  const pressed = await database.transaction(async (transaction) => {
    await database.query(locked, { bind: [cart.orderId], transaction });
    const first = answerChanges(cook, cart, 'approve');
    await until('the first to wait for the order', async () => (await waiting()) === 1);
    // Runs after the first lookup, and before the first ends anything.
    const colleague = database.transaction(async (other) => {
      await database.query(locked, { bind: [cart.orderId], transaction: other });
      const bind = [cart.orderId, status];
      const answer = 'update order_change_requests set status = $2, decided_at = now() where order_id = $1';
      await database.query(answer, { bind, transaction: other });
    });
    await until('the colleague to wait for the order', async () => (await waiting()) === 2);
    return { answers: Promise.all([first, colleague]) };
  });
  expect((await pressed.answers)[0]).toEqual(answered);
});
