import { anOrder, mains, sides } from '../test/fixtures';
import { chosenByHand, headcountProblem, needsConfirmation, redistributed, splitEvenly } from './headcount';

const range = { minimum_headcount: 10, maximum_headcount: 53, increment_by: 5 };

test.each([
  [10, null],
  [50, null],
  [9, 'The headcount must be at least 10.'],
  [51, 'The headcount must be at most 50.'],
  [12, 'The headcount goes in steps of 5; the next possible one is 15.'],
  [null, 'Please say how many people you are ordering for.'],
])('a headcount of %s: %s', (headcount, words) => {
  expect(headcountProblem(range, headcount)).toBe(words);
});

test('[CHK-21] [CHK-22] only quantities that must sum to the headcount, and no poll, ask for a confirmation', () => {
  expect(needsConfirmation([mains, sides], null)).toBe(true);
  expect(needsConfirmation([mains], 'abc')).toBe(false);
  expect(needsConfirmation([sides], null)).toBe(false);
});

test('what was chosen for everyone is enough for everyone again, and nothing that was not chosen joins in', () => {
  const chosen = [
    { option_id: 101, qty: 20 },
    { option_id: 202, qty: 24 },
  ];
  const moved = redistributed([mains, { ...sides, increment_by: 12 }], chosen, 40);
  expect(moved).toEqual([
    { optionId: 101, name: 'Chicken bowl', from: 20, to: 40 },
    { optionId: 202, name: 'Greens', from: 24, to: 48 },
  ]);
});

test('quantities move in proportion, and their sum is the new headcount', () => {
  const chosen = [
    { option_id: 101, qty: 15 },
    { option_id: 102, qty: 5 },
  ];
  const moved = redistributed([mains, sides], chosen, 26);
  expect(moved).toEqual([
    { optionId: 101, name: 'Chicken bowl', from: 15, to: 20 },
    { optionId: 102, name: 'Tofu bowl', from: 5, to: 6 },
  ]);
  for (let headcount = 1; headcount < 60; headcount += 1) {
    const sum = redistributed([mains], chosen, headcount).reduce((left, { to }) => left + to, 0);
    expect(sum).toBe(headcount);
  }
});

test('[CHK-21] quantities are shown as the API will share them, where two remainders are equal as fractions alone', () => {
  const [one] = mains.options;
  const options = [1, 2, 3, 4].map((id) => ({ ...one!, id }));
  const chosen = [2, 21, 1, 3].map((qty, at) => ({ option_id: at + 1, qty }));
  expect(redistributed([{ ...mains, options }], chosen, 51).map(({ to }) => to)).toEqual([4, 40, 2, 5]);
});

test('what was chosen by hand comes back when it fits again', () => {
  const byHand = [
    { option_id: 101, qty: 24 },
    { option_id: 102, qty: 1 },
  ];
  const few = redistributed([mains], byHand, 2);
  expect(few.map(({ to }) => to)).toEqual([2, 0]);
  const now = [{ option_id: 101, qty: 2 }];
  expect(redistributed([mains], now, 25, byHand)).toEqual([
    { optionId: 101, name: 'Chicken bowl', from: 2, to: 24 },
    { optionId: 102, name: 'Tofu bowl', from: 0, to: 1 },
  ]);
});

test('what was chosen by hand stays while another choice is typed', () => {
  const saved = anOrder({
    chosen_options: anOrder()
      .chosen_options.slice(0, 1)
      .map((each) => ({ ...each, qty: 2 })),
    kept_options: [
      { option_id: 101, qty: 24 },
      { option_id: 102, qty: 1 },
    ],
  });
  const slaw = { option_id: 201, qty: 2 };
  const typed = (mainsTyped: Parameters<typeof redistributed>[1]) =>
    chosenByHand([mains, sides], saved, [...mainsTyped, slaw]);
  expect(typed([{ option_id: 101, qty: 2 }])).toEqual([
    { option_id: 101, qty: 24 },
    { option_id: 102, qty: 1 },
    slaw,
  ]);
  expect(typed([{ option_id: 102, qty: 2 }])).toEqual([{ option_id: 102, qty: 2 }, slaw]);
  expect(chosenByHand([mains, sides], saved, undefined)).toEqual(saved.kept_options);
});

test('an even split shares the headcount among those that are chosen, or all where there are fewer than two', () => {
  const chosen = (...pairs: [number, number][]) => pairs.map(([option_id, qty]) => ({ option_id, qty }));
  const side = { option_id: 201, qty: 21 };
  expect(splitEvenly(mains, [...chosen([101, 20], [102, 1]), side], 21)).toEqual([
    side,
    ...chosen([101, 11], [102, 10]),
  ]);
  const all = splitEvenly(mains, chosen([101, 21]), 21);
  expect(all.map(({ option_id }) => option_id)).toEqual(mains.options.map(({ id }) => id));
  expect(all.reduce((sum, { qty }) => sum + qty, 0)).toBe(21);
  expect(splitEvenly({ ...mains, increment_by: 5 }, [], 20).map(({ qty }) => qty % 5)).toEqual(
    mains.options.map(() => 0),
  );
});
