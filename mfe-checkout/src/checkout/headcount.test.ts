import { anOrder, mains, sides } from '../test/fixtures';
import { chosenByHand, headcountProblem, needsConfirmation, redistributed } from './headcount';

const range = { minimum_headcount: 10, maximum_headcount: 53, increment_by: 5 };

test.each([
  [10, null],
  [50, null],
  [9, 'The headcount must be at least 10.'],
  [51, 'The headcount must be at most 50.'],
  [12, 'The headcount goes in steps of 5; the next possible headcount is 15.'],
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
  const moved = redistributed([mains, { ...sides, increment_by: 12 }], { 101: 20, 202: 24 }, 40);
  expect(moved).toEqual([
    { optionId: 101, name: 'Chicken bowl', from: 20, to: 40 },
    { optionId: 202, name: 'Greens', from: 24, to: 48 },
  ]);
});

test('quantities move in proportion, and their sum is the new headcount', () => {
  const chosen = { 101: 15, 102: 5 };
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
  const moved = redistributed([{ ...mains, options }], { 1: 2, 2: 21, 3: 1, 4: 3 }, 51);
  expect(moved.map(({ to }) => to)).toEqual([4, 40, 2, 5]);
});

test('what was chosen by hand comes back when it fits again', () => {
  const byHand = { 101: 24, 102: 1 };
  const few = redistributed([mains], byHand, 2);
  expect(few.map(({ to }) => to)).toEqual([2, 0]);
  expect(redistributed([mains], { 101: 2 }, 25, byHand)).toEqual([
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
  const typed = (option_id: number) => chosenByHand([mains, sides], saved, [{ option_id, qty: 2 }, slaw]);
  expect(typed(101)).toMatchObject({ 101: 24, 102: 1, 201: 2 });
  expect(typed(102)).toMatchObject({ 101: 0, 102: 2, 201: 2 });
  expect(chosenByHand([mains, sides], saved, undefined)).toEqual({ 101: 24, 102: 1 });
});
