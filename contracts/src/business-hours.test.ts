import { isBusinessHour } from './business-hours';

it.each([
  ['2026-11-27T13:59:59Z', false, 'Friday, before 9 in winter'],
  ['2026-11-27T14:00:00Z', true, 'Friday at 9'],
  ['2026-11-27T21:59:59Z', true, 'Friday, before 17'],
  ['2026-11-27T22:00:00Z', false, 'Friday at 17'],
  ['2026-07-06T13:00:00Z', true, 'Monday at 9 in summer'],
  ['2026-11-28T16:00:00Z', false, 'Saturday'],
  ['2026-11-29T16:00:00Z', false, 'Sunday'],
  ['2026-11-30T01:00:00Z', false, 'Sunday evening, already Monday in UTC'],
])('[CONST-14] at %s it is %s that somebody answers (%s)', (moment, answers) => {
  expect(isBusinessHour(new Date(moment))).toBe(answers);
});
