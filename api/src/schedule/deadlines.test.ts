import { standardCancellationPolicy } from '@copper-carrot/contracts';
import fc from 'fast-check';
import { QueryTypes } from 'sequelize';
import { database } from '../database';
import { useLocalServices } from '../testing';
import {
  authorizationDue,
  authorizationDueSql,
  heldUntil,
  canStillOrder,
  cancellationTerms,
  cutoff,
  deliveryWindow,
  pendingExpiry,
  toUtc,
} from '.';

useLocalServices();

const local = (date: string, time: string) => ({ date, time, timeZone: 'America/New_York' });
const utc = (text: string) => new Date(`${text}Z`);
const HOUR = 3_600_000;

describe('delivery window', () => {
  it('lasts 30 minutes from the start', () => {
    const start = utc('2026-11-24T17:00');
    expect(deliveryWindow(start)).toEqual({ from: start, to: utc('2026-11-24T17:30') });
  });
});

describe('cutoff', () => {
  const start = local('2026-11-24', '12:00');

  it('is the lead time before the start', () => {
    expect(cutoff(start, { leadTimeHours: 20, dayBeforeClock: null })).toEqual(utc('2026-11-23T21:00'));
  });

  it("is the day-before clock where that comes earlier, in the place's own time", () => {
    expect(cutoff(start, { leadTimeHours: 4, dayBeforeClock: '15:00' })).toEqual(utc('2026-11-23T20:00'));
    expect(cutoff(start, { leadTimeHours: 48, dayBeforeClock: '15:00' })).toEqual(utc('2026-11-22T17:00'));
  });

  it('counts real hours over a change of the clocks, and wall clock for the day before', () => {
    const sunday = local('2026-03-08', '12:00');
    expect(cutoff(sunday, { leadTimeHours: 24, dayBeforeClock: null })).toEqual(utc('2026-03-07T16:00'));
    expect(cutoff(sunday, { leadTimeHours: 4, dayBeforeClock: '15:00:00' })).toEqual(utc('2026-03-07T20:00'));
    const monday = local('2026-03-09', '12:00');
    expect(cutoff(monday, { leadTimeHours: 4, dayBeforeClock: '02:30' })).toEqual(utc('2026-03-08T07:30'));
  });

  it('still takes an order at the cutoff, and none after it', () => {
    const rule = { leadTimeHours: 20, dayBeforeClock: null };
    expect(canStillOrder(start, rule, utc('2026-11-23T21:00:00.000'))).toBe(true);
    expect(canStillOrder(start, rule, utc('2026-11-23T21:00:00.001'))).toBe(false);
  });

  it('is the earlier of both, whatever they are', () => {
    fc.assert(
      fc.property(fc.nat(720), fc.nat(23), (leadTimeHours, hour) => {
        const dayBeforeClock = `${String(hour).padStart(2, '0')}:00`;
        const at = cutoff(start, { leadTimeHours, dayBeforeClock }).getTime();
        const lead = toUtc(start).getTime() - leadTimeHours * HOUR;
        const clock = toUtc(local('2026-11-23', dayBeforeClock)).getTime();
        expect(at).toBe(lead < clock ? lead : clock);
      }),
    );
  });
});

describe('expiry of a pending order', () => {
  const startsAt = utc('2026-11-24T17:00');

  it('is 24 hours after submit for an order far ahead', () => {
    const order = { submittedAt: utc('2026-11-20T10:00'), startsAt, leadTimeHours: 24 };
    expect(pendingExpiry(order)).toEqual(utc('2026-11-21T10:00'));
  });

  it('is 4 hours before the start for a near one', () => {
    const order = { submittedAt: utc('2026-11-23T17:00'), startsAt, leadTimeHours: 24 };
    expect(pendingExpiry(order)).toEqual(utc('2026-11-24T13:00'));
  });

  it('is half the lead time before the start where that is shorter', () => {
    const order = { submittedAt: utc('2026-11-24T12:00'), startsAt, leadTimeHours: 4 };
    expect(pendingExpiry(order)).toEqual(utc('2026-11-24T15:00'));
  });

  it('always lies after submit and no later than the start', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 * 24 * 60 }), fc.nat(720), (minutes, leadTimeHours) => {
        const submittedAt = new Date(startsAt.getTime() - minutes * 60_000);
        const expiry = pendingExpiry({ submittedAt, startsAt, leadTimeHours }).getTime();
        expect(expiry).toBeGreaterThan(submittedAt.getTime());
        expect(expiry).toBeLessThanOrEqual(startsAt.getTime());
        expect(expiry).toBeLessThanOrEqual(submittedAt.getTime() + 24 * HOUR);
      }),
    );
  });
});

describe('authorisation', () => {
  it('is due at submit within six days of the start, else four days before it', () => {
    const startsAt = utc('2026-11-24T17:00');
    const due = (submittedAt: Date) => authorizationDue({ submittedAt, startsAt });
    expect(due(utc('2026-11-20T10:00'))).toEqual(utc('2026-11-20T10:00'));
    expect(due(utc('2026-11-18T17:00'))).toEqual(utc('2026-11-18T17:00'));
    expect(due(utc('2026-11-18T16:59'))).toEqual(utc('2026-11-20T17:00'));
    expect(due(utc('2026-10-01T10:00'))).toEqual(utc('2026-11-20T17:00'));
  });

  it('is due at the same moment, asked of two times or of a row in a statement', async () => {
    // Clocks are put back on the first of November, and forward on the eighth of March.
    const orders = ['2026-11-03T17:00', '2026-03-10T17:00'].flatMap((start) =>
      [0, 1, 95, 96, 97, 143, 144, 145, 900].flatMap((hours) =>
        [-1, 0, 1].map((ms) => ({
          startsAt: utc(start),
          submittedAt: new Date(utc(start).getTime() - hours * HOUR + ms),
        })),
      ),
    );
    const rows = await database.transaction(async (transaction) => {
      await database.query(`set local time zone 'America/New_York'`, { transaction });
      return database.query<{ due: Date }>(
        `select ${authorizationDueSql('o')} as due from unnest(array[:starts]::timestamptz[], array[:submits]::timestamptz[])
           with ordinality as o (start_at, submitted_at, n) order by n`,
        {
          type: QueryTypes.SELECT,
          replacements: {
            starts: orders.map(({ startsAt }) => startsAt.toISOString()),
            submits: orders.map(({ submittedAt }) => submittedAt.toISOString()),
          },
          transaction,
        },
      );
    });
    expect(rows.map(({ due }) => due)).toEqual(orders.map((order) => authorizationDue(order)));
  });

  it.each([
    ['the cutoff where that is far', '2026-11-20T17:00', '2026-11-22T17:00', '2026-11-22T17:00'],
    ['four hours where the cutoff is near', '2026-11-22T15:00', '2026-11-22T17:00', '2026-11-22T19:00'],
    ['four hours where the cutoff is over', '2026-11-23T17:00', '2026-11-22T17:00', '2026-11-23T21:00'],
    ['not past the start', '2026-11-24T15:00', '2026-11-22T17:00', '2026-11-24T17:00'],
  ])('that was refused waits for another card until %s', (_which, refused, cutoff, until) => {
    const given = { refusedAt: utc(refused), cutoffAt: utc(cutoff), startsAt: utc('2026-11-24T17:00') };
    expect(heldUntil(given)).toEqual(utc(until));
  });
});

describe('cancellation', () => {
  const startsAt = utc('2026-11-24T17:00');
  const terms = (now: string, accepted = true) =>
    cancellationTerms(standardCancellationPolicy, { startsAt, accepted }, utc(now));

  it.each([
    ['2026-11-23T17:00:00.000', 'free', 0],
    ['2026-11-23T17:00:00.001', 'fee', 250_000],
    ['2026-11-24T11:00:00.000', 'fee', 250_000],
    ['2026-11-24T11:00:00.001', 'support', 250_000],
    ['2026-11-24T18:00', 'support', 250_000],
  ])('of an accepted order at %s is %s', (now, kind, feePpm) => {
    expect(terms(now)).toMatchObject({ kind, feePpm });
  });

  it('is free before acceptance, however late', () => {
    expect(terms('2026-11-24T12:00', false)).toMatchObject({ kind: 'free', feePpm: 0 });
  });

  it('tells the deadlines to show before the orderer confirms', () => {
    expect(terms('2026-11-01T12:00')).toMatchObject({
      freeUntil: utc('2026-11-23T17:00'),
      byOrdererUntil: utc('2026-11-24T11:00'),
      isMovedNearer: false,
    });
  });

  describe('of an order that its caterer has moved', () => {
    const moved = (agreed: string, now: string) =>
      cancellationTerms(
        standardCancellationPolicy,
        { startsAt, agreedStart: utc(agreed), accepted: true },
        utc(now),
      );

    it.each([
      ['days nearer, close to its start', '2026-11-28T17:00', '2026-11-24T16:59', 'free', 0],
      ['days nearer, once it has begun', '2026-11-28T17:00', '2026-11-24T17:01', 'support', 0],
      ['some hours nearer, while it was free', '2026-11-24T20:00', '2026-11-23T20:00', 'free', 0],
      ['some hours nearer, once it was not', '2026-11-24T20:00', '2026-11-23T20:01', 'fee', 250_000],
      ['some hours nearer, in its last hours', '2026-11-24T20:00', '2026-11-24T14:01', 'support', 250_000],
      ['farther away, a day before its new start', '2026-11-20T17:00', '2026-11-23T17:00', 'free', 0],
      ['farther away, less than a day before', '2026-11-20T17:00', '2026-11-23T17:01', 'fee', 250_000],
    ])('%s', (_how, agreed, now, kind, feePpm) => {
      expect(moved(agreed, now)).toMatchObject({ kind, feePpm });
    });

    it('no deadline lies behind its start', () => {
      expect(moved('2026-11-28T17:00', '2026-11-20T17:00')).toMatchObject({
        freeUntil: startsAt,
        byOrdererUntil: startsAt,
        isMovedNearer: true,
      });
    });
  });
});
