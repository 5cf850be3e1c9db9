import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pollStatuses } from '@copper-carrot/contracts';
import { Order } from '../orders';
import { diagramOf, type Move } from '../processes';
import { OrderPoll } from './poll.model';
import { pollProcess } from './poll.process';

const { transitions, timers } = pollProcess.definition;

test('the picture in docs/ is the one of the table', () => {
  const page = readFileSync(join(__dirname, '../../../docs/processes.md'), 'utf8');
  expect(page).toContain(diagramOf(pollProcess.definition));
});

test('every status is reached, and only what was sent or deleted is without a next step', () => {
  const steps = Object.values(transitions);
  expect(pollStatuses.filter((status) => !steps.some(({ to }) => to === status))).toEqual([]);
  const goesOn = pollStatuses.filter((status) => steps.some(({ from }) => from.includes(status)));
  expect(goesOn).toEqual(['open', 'closed', 'applied']);
});

test('what takes answers ends by the clock, and what is scheduled is sent by it', () => {
  expect(Object.keys(timers)).toEqual(['open', 'closed', 'applied']);
});

test('a reminder is of the day on which the poll ends at its place: an end moved past UTC’s midnight is of the same one', () => {
  const order = Order.build({ timeZone: 'America/Los_Angeles' } as Order);
  const dayOf = (end: string) => {
    const poll = OrderPoll.build({ expiresAt: new Date(end), round: 1 } as OrderPoll);
    const move = { now: new Date('2026-11-30T22:00:00Z') } as Move<void>;
    return transitions.remind.tells?.({ poll, order }, move);
  };
  expect(dayOf('2026-11-30T23:30:00Z')).toMatchObject({ day: '2026-11-30' });
  expect(dayOf('2026-12-01T00:30:00Z')).toMatchObject({ day: '2026-11-30' });
});
