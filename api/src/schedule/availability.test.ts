import fc from 'fast-check';
import { availabilityAt, isOpenFor, nearestSlots, type KitchenCalendar, type KitchenHours } from '.';

const weekdays = [1, 2, 3, 4, 5];
const hours: KitchenHours[] = weekdays.flatMap((weekday) => [
  { weekday, daypart: 'dinner' as const, opens: '17:00', closes: '21:00' },
  { weekday, daypart: 'lunch' as const, opens: '11:00', closes: '14:00:00' },
]);
const thanksgiving = { from: '2026-11-26T00:00', to: '2026-11-27T00:00', reason: 'Thanksgiving' };
const afternoonOff = { from: '2026-11-24 13:00:00', to: '2026-11-24 18:00:00', reason: '' };
const kitchen: KitchenCalendar = {
  timeZone: 'America/Chicago',
  hours,
  closures: [thanksgiving, afternoonOff],
  rule: { leadTimeHours: 24, dayBeforeClock: null },
};
const monday9 = new Date('2026-11-23T15:00:00Z');
const slot = (date: string, time: string) => ({ date, time });

describe('opening', () => {
  const open = (date: string, time: string) => isOpenFor(hours, kitchen.closures, slot(date, time));

  it.each([
    ['2026-11-25', '11:00', 'lunch'],
    ['2026-11-25', '13:59', 'lunch'],
    ['2026-11-25', '17:00', 'dinner'],
    ['2026-11-24', '12:30', 'lunch'],
    ['2026-11-24', '18:00', 'dinner'],
  ])('serves %s at %s as %s', (date, time, daypart) => {
    expect(open(date, time)).toEqual({ open: true, daypart });
  });

  it.each([
    ['2026-11-22', '12:00', 'closed_that_day', 'The kitchen is closed on Sundays'],
    [
      '2026-11-25',
      '14:00',
      'outside_hours',
      'The kitchen is open on Wednesdays from 11:00 am to 2:00 pm and 5:00 pm to 9:00 pm',
    ],
    [
      '2026-11-25',
      '10:59',
      'outside_hours',
      'The kitchen is open on Wednesdays from 11:00 am to 2:00 pm and 5:00 pm to 9:00 pm',
    ],
    ['2026-11-26', '12:00', 'closure', 'The kitchen is closed at that time: Thanksgiving'],
    ['2026-11-24', '12:31', 'closure', 'The kitchen is closed at that time'],
    ['2026-11-24', '17:59', 'closure', 'The kitchen is closed at that time'],
  ])('refuses %s at %s: %s', (date, time, code, reason) => {
    expect(open(date, time)).toEqual({ open: false, code, reason });
  });

  it('says dayparts that touch as the one stretch of hours that they are', () => {
    const part = (daypart: KitchenHours['daypart'], opens: string, closes: string) => ({
      ...{ weekday: 3, daypart, opens, closes },
    });
    const day = [
      part('dinner', '17:00', '20:30'),
      part('breakfast', '07:00', '09:00'),
      part('lunch', '10:30', '14:30:00'),
      part('afternoon', '14:30', '17:00'),
    ];
    expect(isOpenFor(day, [], slot('2026-11-25', '22:00'))).toMatchObject({
      reason: 'The kitchen is open on Wednesdays from 7:00 am to 9:00 am and 10:30 am to 8:30 pm',
    });
  });
});

describe('availability', () => {
  const code = (date: string, time: string, change: Partial<KitchenCalendar> = {}) => {
    const answer = availabilityAt({ ...kitchen, ...change }, slot(date, time), monday9);
    return answer.available ? 'available' : answer.code;
  };

  it('gives start and cutoff as instants', () => {
    expect(availabilityAt(kitchen, slot('2026-11-25', '12:00'), monday9)).toEqual({
      available: true,
      daypart: 'lunch',
      startsAt: new Date('2026-11-25T18:00:00Z'),
      cutoffAt: new Date('2026-11-24T18:00:00Z'),
    });
  });

  it('says first that a date has passed, then that it is closed, then that it is too late', () => {
    expect(code('2026-11-22', '12:00')).toBe('date_in_past');
    expect(code('2026-11-23', '09:00')).toBe('date_in_past');
    expect(code('2026-11-23', '15:00')).toBe('outside_hours');
    expect(code('2026-11-23', '12:00')).toBe('past_cutoff');
  });

  it('says that a daypart is full', () => {
    expect(code('2026-11-25', '12:00', { hasRoom: (_date, daypart) => daypart !== 'lunch' })).toBe('full');
    expect(code('2026-11-25', '18:00', { hasRoom: (_date, daypart) => daypart !== 'lunch' })).toBe(
      'available',
    );
  });

  it('never offers a time that the clocks leave out', () => {
    const nights: KitchenHours[] = [{ weekday: 0, daypart: 'breakfast', opens: '01:00', closes: '05:00' }];
    const answer = (time: string) =>
      availabilityAt({ ...kitchen, hours: nights }, slot('2027-03-14', time), monday9);
    expect(answer('02:30')).toMatchObject({ available: false, code: 'no_such_time' });
    expect(answer('03:30')).toMatchObject({ available: true });
  });

  it('names the notice that the kitchen needs', () => {
    const reason = (leadTimeHours: number, dayBeforeClock: string | null) =>
      availabilityAt(
        { ...kitchen, rule: { leadTimeHours, dayBeforeClock } },
        slot('2026-11-23', '12:00'),
        monday9,
      );
    expect(reason(24, null)).toMatchObject({ reason: 'The kitchen needs 24 hours of notice' });
    expect(reason(72, null)).toMatchObject({ reason: 'The kitchen needs 3 days of notice' });
    expect(reason(1, '15:00')).toMatchObject({
      reason: 'The kitchen needs an order by 3:00 pm of the day before, and 1 hour of notice',
    });
  });
});

describe('nearest slots', () => {
  it('keeps the wanted start where it works', () => {
    expect(nearestSlots(kitchen, slot('2026-12-02', '12:00'), monday9, { limit: 1 })).toEqual([
      slot('2026-12-02', '12:00'),
    ]);
  });

  it('stays on the wanted day when another time works, then goes to the days around it', () => {
    expect(nearestSlots(kitchen, slot('2026-12-02', '15:00'), monday9)).toEqual([
      slot('2026-12-02', '13:45'),
      slot('2026-12-03', '13:45'),
      slot('2026-12-01', '13:45'),
    ]);
  });

  it('steps over weekends and holidays, and never into the past or past the cutoff', () => {
    expect(nearestSlots(kitchen, slot('2026-11-26', '12:00'), monday9)).toEqual([
      slot('2026-11-25', '12:00'),
      slot('2026-11-27', '12:00'),
      slot('2026-11-24', '12:00'),
    ]);
    expect(nearestSlots(kitchen, slot('2026-11-22', '12:00'), monday9)[0]).toEqual(
      slot('2026-11-24', '12:00'),
    );
  });

  it('prefers the next morning to the same one when that is nearer to a wanted evening', () => {
    const mornings = weekdays.map((weekday) => ({
      weekday,
      daypart: 'breakfast' as const,
      opens: '06:00',
      closes: '07:00',
    }));
    expect(
      nearestSlots({ ...kitchen, hours: mornings }, slot('2026-12-02', '21:45'), monday9, { limit: 1 }),
    ).toEqual([slot('2026-12-03', '06:45')]);
  });

  it('finds nothing for a kitchen that never opens', () => {
    expect(nearestSlots({ ...kitchen, hours: [] }, slot('2026-12-02', '12:00'), monday9)).toEqual([]);
  });

  it('offers only what can be ordered, one a day, nearest first', () => {
    const day = fc.integer({ min: 0, max: 60 });
    const quarter = fc.integer({ min: 0, max: 95 });
    fc.assert(
      fc.property(day, quarter, fc.nat(200), (days, quarters, leadTimeHours) => {
        const at = new Date(Date.UTC(2026, 10, 20) + days * 86_400_000 + quarters * 900_000).toISOString();
        const wanted = slot(at.slice(0, 10), at.slice(11, 16));
        const calendar = { ...kitchen, rule: { leadTimeHours, dayBeforeClock: null } };
        const slots = nearestSlots(calendar, wanted, monday9, { limit: 4 });
        const away = slots.map(({ date, time }) => Math.abs(Date.parse(`${date}T${time}Z`) - Date.parse(at)));
        expect(slots).toHaveLength(4);
        expect(new Set(slots.map(({ date }) => date)).size).toBe(4);
        expect(away).toEqual([...away].sort((a, b) => a - b));
        for (const one of slots) expect(availabilityAt(calendar, one, monday9).available).toBe(true);
        if (availabilityAt(calendar, wanted, monday9).available) expect(slots[0]).toEqual(wanted);
      }),
    );
  });
});
