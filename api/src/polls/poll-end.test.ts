import fc from 'fast-check';
import { toLocal, toUtc } from '../schedule';
import { endOf, isOver, movedEnd, nextReminder, reminderDue, reminderMinutes, saidEnd } from './poll-end';
import { withZone } from './poll.presenter';

const timeZone = 'America/New_York';
const now = new Date('2027-01-01T12:00:00Z');
const said = (end_date: string, end_time: string) =>
  saidEnd({ end_date, end_time }, { timeZone, cutoffAt: null, now });

describe('the end of a poll, at both ends of daylight-saving time', () => {
  test.each([
    ['the evening before the clocks go forward', '2027-03-13', '18:00', '2027-03-13T18:00:00-05:00'],
    ['the morning that they did', '2027-03-14', '09:00', '2027-03-14T09:00:00-04:00'],
    ['the evening before they go back', '2027-11-06', '18:00', '2027-11-06T18:00:00-04:00'],
    ['the first coming of an hour that comes twice', '2027-11-07', '01:30', '2027-11-07T01:30:00-04:00'],
    ['the morning that they did go back', '2027-11-07', '09:00', '2027-11-07T09:00:00-05:00'],
  ])('is at %s', (_what, date, time, expected) => {
    const end = said(date, time);
    expect(withZone(end, timeZone)).toBe(expected);
    expect(new Date(withZone(end, timeZone))).toEqual(end);
  });

  test('is not in the hour that is left out', () => {
    expect(() => said('2027-03-14', '02:30')).toThrow('Some of what was sent is not valid.');
  });

  test.each([
    [
      'over the spring weekend',
      '2027-03-12T12:00',
      '2027-03-16T12:00',
      '2027-03-11T17:00',
      '2027-03-15T17:00',
    ],
    [
      'over the autumn weekend',
      '2027-11-05T12:00',
      '2027-11-09T11:00',
      '2027-11-04T17:00',
      '2027-11-08T16:00',
    ],
    ['back over it', '2027-11-09T12:00', '2027-11-05T12:00', '2027-11-08T17:00', '2027-11-04T17:00'],
    [
      'into the hour that is left out',
      '2027-03-12T12:00',
      '2027-03-15T12:00',
      '2027-03-11T02:30',
      '2027-03-14T03:30',
    ],
  ])('moves with its order %s by the clocks on the wall', (_what, before, after, end, expected) => {
    const at = (wall: string) => toUtc({ date: wall.slice(0, 10), time: wall.slice(11), timeZone });
    const moved = movedEnd(at(end), { before: at(before), after: at(after), timeZone, now });
    const { date, time } = toLocal(moved, timeZone);
    expect(`${date}T${time}`).toBe(expected);
  });
});

test('an end that would be over already stays where it was', () => {
  const end = new Date('2027-01-02T12:00:00Z');
  const back = {
    before: new Date('2027-01-10T12:00:00Z'),
    after: new Date('2027-01-05T12:00:00Z'),
    timeZone,
  };
  expect(movedEnd(end, { ...back, now })).toEqual(end);
});

test('no end is later than the last moment to order', () => {
  const [early, late] = [new Date('2027-01-02T00:00:00Z'), new Date('2027-01-03T00:00:00Z')];
  const ends = (expiresAt: Date, cutoffAt: Date | null) => endOf({ expiresAt, cutoffAt });
  expect(ends(late, early)).toEqual(early);
  expect(ends(early, late)).toEqual(early);
  expect(ends(early, null)).toEqual(early);
  const open = { status: 'open', expiresAt: late, cutoffAt: early } as const;
  const before = new Date(early.getTime() - 1);
  expect([isOver(open, before), isOver(open, early)]).toEqual([false, true]);
  expect(isOver({ ...open, status: 'closed' }, before)).toBe(true);
});

test('looked after whenever each is due, the reminders before an end are three at most, in their order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 * 24 * 60 }), fc.array(fc.nat(90)), (minutes, delays) => {
      const end = new Date(now.getTime() + minutes * 60_000);
      const sent: number[] = [];
      let looked = now;
      for (let turn = 0; ; turn += 1) {
        const due = nextReminder(end, looked, looked);
        if (!due) break;
        expect(due.getTime()).toBeGreaterThan(looked.getTime());
        // The worker is late.
        looked = new Date(due.getTime() + (delays[turn] ?? 0) * 60_000);
        if (looked < end) sent.push(reminderDue(end, looked));
      }
      const possible = reminderMinutes.filter((each) => each < minutes);
      expect(possible).toEqual(expect.arrayContaining(sent));
      expect(sent).toEqual([...new Set(sent)].sort((one, other) => other - one));
      if (delays.every((each) => each === 0)) expect(sent).toEqual(possible);
    }),
  );
});
