import { act, render, screen } from '@testing-library/react';
import { LoadingStore } from './loading';
import { LoadingIndicator } from './LoadingIndicator';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show() {
  const store = new LoadingStore();
  render(<LoadingIndicator store={store} />);
  return store;
}
const shown = () => screen.queryByRole('progressbar') !== null;

it('[ERRP-26] shows on start', () => {
  const store = show();
  expect(shown()).toBe(false);
  act(() => void store.start());
  expect(shown()).toBe(true);
});

it('[ERRP-27] hides after two seconds', () => {
  const store = show();
  act(() => void store.start());
  act(() => jest.advanceTimersByTime(1999));
  expect(shown()).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(shown()).toBe(false);
});

it('[ERRP-27] hides on finish or fail, once everything that started has ended', () => {
  const store = show();
  let finish = () => {};
  let fail = () => {};
  act(() => {
    finish = store.start();
    fail = store.start();
  });
  act(() => {
    finish();
    finish();
  });
  expect(shown()).toBe(true);
  act(() => fail());
  expect(shown()).toBe(false);
});
