import { scrollsToTop, scrollToHash } from './scroll';

const order = { path: '/orders/{id}' as const };
const tip = { path: '/orders/{id}/tip' as const, parent: '/orders/{id}' as const };
const at = (pathname: string, route?: typeof order | typeof tip, hash = '') => ({ pathname, hash, route });

it('[ERRP-28] starts over at a new path, and not for a new query of the same', () => {
  expect(scrollsToTop(at('/cares'), at('/search'))).toBe(true);
  expect(scrollsToTop(at('/search'), at('/search'))).toBe(false);
});

it('[ERRP-29] stays when going from a modal to its parent', () => {
  expect(scrollsToTop(at('/orders/1/tip', tip), at('/orders/1', order))).toBe(false);
});

it('[ERRP-30] brings the target of a hash into view, also one that is drawn later', () => {
  jest.useFakeTimers();
  const scrolled = jest.fn();
  scrollToHash('#packages');
  const target = document.createElement('section');
  target.id = 'packages';
  target.scrollIntoView = scrolled;
  document.body.append(target);
  expect(scrolled).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(scrolled).toHaveBeenCalledTimes(1);
  target.remove();
  jest.useRealTimers();
});
