import type { Schemas } from '@copper-carrot/contracts';
import { anOrder, mains, sides } from '../test/fixtures';
import { aPoll } from '../test/polls';
import { peopleExpected, proposedCeiling } from './ceiling';
import { shortOf } from './check';
import { atLatest, isOutOfReach, latestEnd, proposedEnd, timeLeft, timeToSend } from './ends';
import { inviteesFault, inviteesIn } from './invitees';
import { mayWithPolls, pollable } from './rights';
import { isArmed } from './standing';

test.each([
  [true, '2099-03-01T12:00:00.000Z', true],
  [false, '2099-03-01T12:00:00.000Z', false],
  [true, null, false],
])('[POLL-04] a poll is scheduled by both: auto-submit %s, at %s', (auto_submit, scheduled_at, expected) => {
  expect(isArmed({ auto_submit, scheduled_at })).toBe(expected);
});

describe('whom a text names', () => {
  test('is each address once, however they were pasted', () => {
    expect(
      inviteesIn(
        'ana@example.com, "Kit Amari" <kit@example.com>;\nSol <sol@example.com>\n lee@example.com  ANA@example.com',
      ),
    ).toEqual([
      { email: 'ana@example.com' },
      { email: 'kit@example.com', name: 'Kit Amari' },
      { email: 'sol@example.com', name: 'Sol' },
      { email: 'lee@example.com' },
    ]);
  });

  test.each([
    ['nothing', '', undefined],
    ['an address', 'ana@example.com', undefined],
    ['what is none', 'ana@example.com, nobody', '“nobody” is no e-mail address.'],
    ['two that are none', 'one, two', '“one” and “two” are no e-mail addresses.'],
    ['many that are none', 'a b c d e', '“a”, “b”, “c”, and 2 more are no e-mail addresses.'],
    [
      'too many',
      Array.from({ length: 201 }, (_, index) => `p${index}@example.com`).join('\n'),
      'These are 201 addresses; 200 people can be invited at once.',
    ],
  ])('are said to be wrong: %s', (_what, text, fault) => expect(inviteesFault(text)).toBe(fault));
});

describe('the end of a poll', () => {
  const order = { cutoff_at: '2026-03-09T20:00:00.000Z', time_zone: 'America/New_York' };

  test('is proposed for the afternoon in two days, by the clock of the place', () => {
    expect(proposedEnd(order, new Date('2026-03-03T15:00:00Z'))).toEqual({
      end_date: '2026-03-05',
      end_time: '17:00',
    });
  });

  test.each(['2026-03-05T15:00:00Z', '2026-03-06T15:00:00Z'])(
    'is proposed for Monday where two days from %s are in a weekend',
    (now) => {
      const later = { ...order, cutoff_at: '2026-03-12T20:00:00.000Z' };
      expect(proposedEnd(later, new Date(now))).toEqual({ end_date: '2026-03-09', end_time: '17:00' });
    },
  );

  test('is never proposed after the last moment to order, on the other side of the change of clocks either', () => {
    expect(latestEnd(order)).toEqual({ end_date: '2026-03-09', end_time: '16:00' });
    expect(proposedEnd(order, new Date('2026-03-07T15:00:00Z'))).toEqual({
      end_date: '2026-03-09',
      end_time: '16:00',
    });
  });

  test('leaves a poll that sends its order time to do so', () => {
    const end = { end_date: '2026-03-09', end_time: '16:00' };
    expect(atLatest(end, timeToSend(order))).toEqual({ end_date: '2026-03-09', end_time: '15:45' });
    expect(atLatest(end, timeToSend({ ...order, cutoff_at: null }))).toEqual(end);
  });

  test.each([
    ['2026-03-09', '16:00', false],
    ['2026-03-09', '16:15', true],
    ['2026-03-07', '10:00', true],
    ['2026-03-07', '10:15', false],
  ])('%s at %s is out of reach: %s', (end_date, end_time, isOut) => {
    expect(isOutOfReach({ end_date, end_time }, order, new Date('2026-03-07T15:00:00Z'))).toBe(isOut);
  });

  test.each([
    ['2026-03-07T15:00:30Z', 'less than a minute left'],
    ['2026-03-07T15:01:00Z', '1 minute left'],
    ['2026-03-07T15:59:00Z', '59 minutes left'],
    ['2026-03-07T16:00:00Z', '1 hour left'],
    ['2026-03-09T14:00:00Z', '47 hours left'],
    ['2026-03-09T15:00:00Z', '2 days left'],
  ])('%s is %s', (instant, words) => {
    expect(timeLeft(instant, new Date('2026-03-07T15:00:00Z'))).toBe(words);
  });
});

describe('[POLL-09] what is picked and not ordered', () => {
  const { counts } = aPoll();
  const chosen = { 101: 2, 102: 1 };
  const combo = {
    ...(mains.options[0] as Schemas['Option']),
    id: 109,
    name: 'Half and half',
    combo_of: [102, 101],
  };
  const shared = {
    option_id: null,
    package_item_option_id: null,
    combo_of: [101, 102],
    qty: 2,
    opted_out: false,
  };

  test('is nothing while every count is covered, whoever does not eat', () => {
    expect(shortOf(aPoll(), [mains, sides], chosen)).toEqual([]);
  });

  test('is an option that is ordered once too little', () => {
    expect(shortOf(aPoll(), [mains, sides], { 101: 2 })).toEqual([
      { name: 'Tofu bowl', picked: 1, ordered: 0 },
    ]);
  });

  test('is a combination that nobody has made yet, and not one that is ordered', () => {
    const poll = aPoll({ counts: [...counts, shared] });
    expect(shortOf(poll, [mains], chosen)).toEqual([
      { name: 'Chicken bowl + Tofu bowl', picked: 2, ordered: 0 },
    ]);
    const made = { ...mains, options: [...mains.options, combo] };
    expect(shortOf(poll, [made], { ...chosen, 109: 2 })).toEqual([]);
  });
});

describe('the most that an order may cost', () => {
  const order = anOrder();

  test('is proposed from today’s price with a margin, in whole tens', () => {
    expect(proposedCeiling(order, 20)).toBe(410);
  });

  test('grows with the people who may answer, and never falls below today’s price', () => {
    expect(proposedCeiling(order, 40)).toBe(820);
    expect(proposedCeiling(order, 3)).toBe(410);
  });

  test('counts those who are waited for', () => {
    expect(peopleExpected(aPoll({ headcount: null }), 4)).toBe(9);
    expect(peopleExpected(aPoll(), 4)).toBe(20);
  });
});

describe('who may', () => {
  const of = (role: 'admin' | 'orderer' | 'staff' | 'guest' | 'external_attendant', is_admin = false) => ({
    is_admin,
    memberships: [
      { id: 1, team_id: 3, role, role_label: '', team: { id: 3, name: 'Northwind', access_code: null } },
    ],
  });

  test.each([
    ['admin', true, true],
    ['orderer', true, true],
    ['external_attendant', true, false],
    ['staff', false, false],
    ['guest', false, false],
  ] as const)('[PERM-14] %s: begin %s, run %s', (role, create, update) => {
    expect(mayWithPolls(of(role), 3, 'create')).toBe(create);
    expect(mayWithPolls(of(role), 3, 'update')).toBe(update);
  });

  test('a site admin may, of any organization; nobody may without one', () => {
    expect(mayWithPolls({ is_admin: true, memberships: [] }, 3, 'update')).toBe(true);
    expect(mayWithPolls(of('admin'), null, 'create')).toBe(false);
    expect(mayWithPolls(of('admin'), 4, 'create')).toBe(false);
  });

  test('only a choice of which everybody has one can be asked about', () => {
    expect(pollable([mains, sides])).toEqual([mains]);
    expect(pollable([{ ...mains, has_choice: false }])).toEqual([]);
  });
});
