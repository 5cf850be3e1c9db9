import { momentAt } from '@copper-carrot/contracts';
import { formatMoment, formatWindow, zoneOf } from './moments';

const inSeattle = {
  start_date: '2026-01-27',
  start_time: '11:45',
  time_zone: 'America/Los_Angeles',
  pickup: false,
};
const deadline = '2026-01-27T23:00:00.000Z';

describe('a time of an order', () => {
  it('is said by the clock of its place, and names its zone to a reader in another one', () => {
    expect(formatMoment(deadline, inSeattle, 'America/New_York')).toBe('Tue 01/27/2026, 3:00 pm PST');
    expect(formatMoment(deadline, inSeattle, 'America/Los_Angeles')).toBe('Tue 01/27/2026, 3:00 pm');
    expect(formatWindow(inSeattle, 'America/New_York')).toBe('11:45 am – 12:15 pm PST');
    expect(formatWindow(inSeattle, 'America/Los_Angeles')).toBe('11:45 am – 12:15 pm');
  });

  it('has no window where the food is picked up', () => {
    const fetched = { ...inSeattle, pickup: true };
    expect(formatWindow(fetched, 'America/New_York')).toBe('11:45 am PST');
    expect(formatWindow(fetched, 'America/Los_Angeles')).toBe('11:45 am');
  });

  it('names a zone by its summer or winter name of that day, and only on the days on which clocks differ', () => {
    const inPhoenix = { ...inSeattle, time_zone: 'America/Phoenix' };
    expect(zoneOf(inPhoenix, 'America/Denver')).toBe('');
    expect(zoneOf({ ...inPhoenix, start_date: '2026-07-27' }, 'America/Denver')).toBe('MST');
    expect(formatMoment('2026-07-27T22:00:00.000Z', inSeattle, 'America/New_York')).toBe(
      'Mon 07/27/2026, 3:00 pm PDT',
    );
  });

  it('always names it to whoever reads a mail', () => {
    expect(momentAt(deadline, 'America/Los_Angeles', null)).toBe('Tue 01/27/2026, 3:00 pm PST');
    expect(momentAt(new Date(deadline), 'America/New_York', null)).toBe('Tue 01/27/2026, 6:00 pm EST');
  });

  it('is told in UTC, by name, while nobody knows the place', () => {
    expect(formatMoment(deadline, { time_zone: null }, 'America/New_York')).toBe(
      'Tue 01/27/2026, 11:00 pm UTC',
    );
    expect(zoneOf({ start_date: null, time_zone: null }, 'America/New_York')).toBe('');
    expect(formatWindow({ ...inSeattle, start_time: null }, 'America/New_York')).toBe('');
  });
});
