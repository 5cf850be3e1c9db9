import fc from 'fast-check';
import { addDays, canStillOrder, earliestStart, nextDateInTime, slots } from '.';

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

test.each([
  ['notice alone', { leadTimeHours: 3, dayBeforeClock: null }, '2026-11-23', '19:00'],
  [
    'notice that ends between two quarters',
    { leadTimeHours: 0.1, dayBeforeClock: null },
    '2026-11-23',
    '16:15',
  ],
  ['notice that ends after the last time', { leadTimeHours: 7, dayBeforeClock: null }, '2026-11-24', '06:00'],
  ['notice that ends at night', { leadTimeHours: 12, dayBeforeClock: null }, '2026-11-24', '06:00'],
  ['a clock of the day before to come', { leadTimeHours: 2, dayBeforeClock: '17:00' }, '2026-11-24', '06:00'],
  ['one that has gone by', { leadTimeHours: 2, dayBeforeClock: '15:00' }, '2026-11-25', '06:00'],
])('the earliest start by %s', (_what, rule, date, time) => {
  expect(earliestStart(rule, start.timeZone, now)).toEqual({ date, time, timeZone: start.timeZone });
});

test('from the earliest start on, and no sooner, any time is in time', () => {
  const rule = fc.record({
    leadTimeHours: fc.nat(720),
    dayBeforeClock: fc.option(fc.constantFrom('00:00', '09:30', '15:00', '23:59')),
  });
  const zone = fc.constantFrom('America/New_York', 'America/Los_Angeles', 'Pacific/Kiritimati');
  // Over both weekends on which the clocks change.
  const at = fc.date({ min: new Date('2026-10-20'), max: new Date('2027-04-01'), noInvalidDate: true });
  fc.assert(
    fc.property(rule, zone, at, fc.integer({ min: -3, max: 3 }), (by, timeZone, instant, days) => {
      const first = earliestStart(by, timeZone, instant);
      const date = addDays(first.date, days);
      for (const time of slots)
        expect(canStillOrder({ date, time, timeZone }, by, instant)).toBe(
          `${date} ${time}` >= `${first.date} ${first.time}`,
        );
    }),
  );
});
