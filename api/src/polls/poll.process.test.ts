import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pollStatuses } from '@copper-carrot/contracts';
import { diagramOf } from '../processes';
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
