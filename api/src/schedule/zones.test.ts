import fc from 'fast-check';
import { LocalTimeError, addDays, offsetAt, toLocal, toUtc, utcOffset, weekdayOf } from '.';

const chicago = 'America/Chicago';
const at = (date: string, time: string, timeZone = chicago) => ({ date, time, timeZone });
const iso = (...local: [string, string, string?]) => toUtc(at(...local)).toISOString();

describe('wall clock and instant', () => {
  it.each([
    ['2026-07-01', '12:00', 'America/New_York', '2026-07-01T16:00:00.000Z'],
    ['2026-12-01', '12:00', 'America/New_York', '2026-12-01T17:00:00.000Z'],
    ['2026-12-01', '12:00', 'America/Chicago', '2026-12-01T18:00:00.000Z'],
    ['2026-12-01', '12:00:00', 'America/Los_Angeles', '2026-12-01T20:00:00.000Z'],
    ['2026-07-01', '12:00', 'America/Phoenix', '2026-07-01T19:00:00.000Z'],
    ['2026-12-31', '23:30', 'America/Denver', '2027-01-01T06:30:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(iso(date, time, zone)).toBe(instant);
  });

  it('refuses what is no date, no time or no zone, by field', () => {
    const field = (local: Parameters<typeof toUtc>[0]) => {
      try {
        toUtc(local);
        return 'none';
      } catch (error) {
        return error instanceof LocalTimeError ? error.field : 'other';
      }
    };
    for (const date of ['2026-02-30', '2026-13-01', '', '0001-01-01', '26-01-01', '2026-1-1'])
      expect([date, field(at(date, '12:00'))]).toEqual([date, 'start_date']);
    for (const time of ['24:00', '12:60', '', '9:00', '12'])
      expect([time, field(at('2026-06-01', time))]).toEqual([time, 'start_time']);
    expect(field(at('2026-06-01', '12:00', 'Mars/Olympus'))).toBe('time_zone');
  });
});

describe('the weekend on which the clocks go forward', () => {
  it('has no 2:30, and never moves it silently', () => {
    expect(() => iso('2026-03-08', '02:30')).toThrow(LocalTimeError);
    expect(() => iso('2026-03-08', '02:00')).toThrow(/does not exist on 2026-03-08/);
  });

  it('shows what lies around the gap', () => {
    expect(iso('2026-03-08', '01:59')).toBe('2026-03-08T07:59:00.000Z');
    expect(iso('2026-03-08', '03:00')).toBe('2026-03-08T08:00:00.000Z');
    expect(iso('2026-03-07', '12:00')).toBe('2026-03-07T18:00:00.000Z');
    expect(iso('2026-03-08', '12:00')).toBe('2026-03-08T17:00:00.000Z');
  });

  it('moves a deadline on by the length of the gap', () => {
    expect(toUtc(at('2026-03-08', '02:30'), 'forward').toISOString()).toBe('2026-03-08T08:30:00.000Z');
  });
});

describe('the weekend on which the clocks go back', () => {
  it('takes an hour that comes twice at its first coming', () => {
    expect(iso('2026-11-01', '01:30')).toBe('2026-11-01T06:30:00.000Z');
    expect(toLocal(new Date('2026-11-01T06:30:00Z'), chicago)).toEqual(at('2026-11-01', '01:30'));
    expect(toLocal(new Date('2026-11-01T07:30:00Z'), chicago)).toEqual(at('2026-11-01', '01:30'));
  });

  it('shows what lies around the hour', () => {
    expect(iso('2026-11-01', '00:59')).toBe('2026-11-01T05:59:00.000Z');
    expect(iso('2026-11-01', '02:00')).toBe('2026-11-01T08:00:00.000Z');
    expect(iso('2026-10-31', '12:00')).toBe('2026-10-31T17:00:00.000Z');
    expect(iso('2026-11-01', '12:00')).toBe('2026-11-01T18:00:00.000Z');
  });
});

describe('utc_offset', () => {
  it.each([
    ['2026-03-07', chicago, -6],
    ['2026-03-08', chicago, -5],
    ['2026-10-31', chicago, -5],
    ['2026-11-01', chicago, -6],
    ['2026-07-01', 'America/Los_Angeles', -7],
    ['2026-12-01', 'America/New_York', -5],
    ['2026-07-01', 'Asia/Kolkata', 5.5],
  ])('of %s in %s is %s', (date, zone, hours) => {
    expect(utcOffset(date, zone)).toBe(hours);
  });
});

describe('any instant', () => {
  const zones = fc.constantFrom(
    'America/New_York',
    chicago,
    'America/Denver',
    'America/Los_Angeles',
    'America/Phoenix',
    'Australia/Lord_Howe',
  );
  const minutes = fc.integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 });

  it('comes back from its wall clock, or an hour earlier where that comes twice', () => {
    fc.assert(
      fc.property(minutes, zones, (minute, zone) => {
        const instant = new Date(minute * 60_000);
        const back = toUtc(toLocal(instant, zone));
        const again = instant.getTime() - back.getTime();
        expect(toLocal(back, zone)).toEqual(toLocal(instant, zone));
        expect(again === 0 || again === offsetAt(back, zone) - offsetAt(instant, zone)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('dates', () => {
  it('are counted on the calendar, clocks changing or not', () => {
    expect(addDays('2026-03-07', 1)).toBe('2026-03-08');
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(weekdayOf('2026-11-22')).toBe(0);
    expect(weekdayOf('2026-11-28')).toBe(6);
  });
});
