import { inZone, todayIn, zoneNote } from './zones';

describe('zones', () => {
  it('give the place’s own date and time on both sides of a daylight-saving change', () => {
    expect(inZone('2026-03-08T07:30:00Z', 'America/Chicago')).toEqual({ date: '2026-03-08', time: '01:30' });
    expect(inZone('2026-03-08T08:30:00Z', 'America/Chicago')).toEqual({ date: '2026-03-08', time: '03:30' });
    expect(inZone('2026-11-01T07:30:00Z', 'America/Chicago')).toEqual({ date: '2026-11-01', time: '01:30' });
    expect(inZone('2026-01-01T05:00:00Z', 'America/New_York')).toEqual({ date: '2026-01-01', time: '00:00' });
  });

  it('know which day it is at the place', () => {
    expect(todayIn('America/Los_Angeles', new Date('2026-05-02T05:00:00Z'))).toBe('2026-05-01');
  });

  it('are named when the reader’s clock differs that day, and not when it agrees', () => {
    expect(zoneNote('America/Chicago', '2026-07-01', 'America/New_York')).toBe('Central Time');
    expect(zoneNote('America/New_York', '2026-07-01', 'America/Toronto')).toBe('');
    expect(zoneNote('America/Phoenix', '2026-01-15', 'America/Denver')).toBe('');
    expect(zoneNote('America/Phoenix', '2026-07-15', 'America/Denver')).not.toBe('');
  });
});
