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
  act(() => jest.advanceTimersByTime(500));
  expect(shown()).toBe(true);
  act(() => fail());
  expect(shown()).toBe(false);
});

it('[API-008] stays for 200 ms once it is shown, however soon what it waited for is there', () => {
  const store = show();
  act(() => store.start()());
  act(() => jest.advanceTimersByTime(199));
  expect(shown()).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(shown()).toBe(false);
});

it('[API-008] stays where something else starts before it was to go', () => {
  const store = show();
  act(() => store.start()());
  act(() => jest.advanceTimersByTime(150));
  act(() => void store.start());
  act(() => jest.advanceTimersByTime(1000));
  expect(shown()).toBe(true);
});
