/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { hasUnsaved, holdUnsaved, useUnsaved } from './unsaved';

it('holds until each of those who said so has let go, however often one does', () => {
  const first = holdUnsaved('typed');
  const second = holdUnsaved('typed');
  expect(hasUnsaved('sending')).toBe(false);
  first();
  first();
  expect(hasUnsaved('typed')).toBe(true);
  second();
  expect(hasUnsaved('typed')).toBe(false);
});

it('holds while a part says so and is on show', () => {
  const { rerender, unmount } = renderHook(({ is }) => useUnsaved('typed', is), {
    initialProps: { is: false },
  });
  expect(hasUnsaved('typed')).toBe(false);
  rerender({ is: true });
  expect(hasUnsaved('typed')).toBe(true);
  rerender({ is: false });
  expect(hasUnsaved('typed')).toBe(false);
  rerender({ is: true });
  unmount();
  expect(hasUnsaved('typed')).toBe(false);
});
