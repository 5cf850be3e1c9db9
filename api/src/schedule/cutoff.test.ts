import { canStillOrder, nextDateInTime } from '.';

const start = { date: '2026-11-24', time: '12:00', timeZone: 'America/New_York' };
const now = new Date('2026-11-23T21:00:00Z');

test.each([
  ['notice alone', { leadTimeHours: 90, dayBeforeClock: null }, '2026-11-27'],
  ['the clock of the day before', { leadTimeHours: 2, dayBeforeClock: '15:00' }, '2026-11-25'],
  ['both', { leadTimeHours: 45, dayBeforeClock: '15:00' }, '2026-11-26'],
  ['more notice than two months', { leadTimeHours: 2_000, dayBeforeClock: null }, null],
])('the next date by %s is the first that is not too late', (_what, rule, next) => {
  expect(nextDateInTime(start, rule, now)).toBe(next);
});

test('the day before it is still too late', () => {
  const rule = { leadTimeHours: 90, dayBeforeClock: null };
  expect(canStillOrder({ ...start, date: '2026-11-27' }, rule, now)).toBe(true);
  expect(canStillOrder({ ...start, date: '2026-11-26' }, rule, now)).toBe(false);
});
