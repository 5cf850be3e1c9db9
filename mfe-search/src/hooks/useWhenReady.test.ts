import { act, renderHook } from '@testing-library/react';
import { useWhenReady } from './useWhenReady';

it('acts at once where all is there', async () => {
  const done = jest.fn(() => Promise.resolve());
  const { result } = renderHook(() => useWhenReady(true, done));
  await result.current();
  expect(done).toHaveBeenCalledTimes(1);
});

it('does what was pressed too early once, as it is then, and tells each press when it is done', async () => {
  const [early, late] = [jest.fn(() => Promise.resolve()), jest.fn(() => Promise.resolve())];
  const { result, rerender } = renderHook(({ isReady }) => useWhenReady(isReady, isReady ? late : early), {
    initialProps: { isReady: false },
  });
  const presses = [result.current(), result.current()];
  expect(early).not.toHaveBeenCalled();
  rerender({ isReady: true });
  await act(() => Promise.all(presses));
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([0, 1]);
  rerender({ isReady: false });
  rerender({ isReady: true });
  expect(late).toHaveBeenCalledTimes(1);
});
