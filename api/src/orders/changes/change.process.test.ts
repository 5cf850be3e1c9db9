import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagramOf } from '../../processes';
import { changeProcess } from './change.process';
import { changeStatuses, openChangeStatuses } from './order-change.model';

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
