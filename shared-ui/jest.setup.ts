/** What jsdom lacks and our screens rely on; loaded before each test file of every browser package. */
import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import * as React from 'react';

Object.assign(globalThis, { TextEncoder, TextDecoder });

const { getElementError } = getConfig();
/** While something is waited for, an element that is not there yet: the page is only printed for whoever reads the words. */
function notThere(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: waits } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  if (!waits) return getElementError(message, container);
  const words = { get: () => getElementError(message, container).message, configurable: true };
  return Object.defineProperties(new Error(), {
    message: words,
    name: { value: 'TestingLibraryElementError' },
  });
}

configure({
  // The first test to reach a lazy part waits for its compilation, beside whatever else the machine does.
  asyncUtilTimeout: 10_000,
  getElementError: notThere,
});

// React keeps the stack of each element that it makes, ten thousand a second: a quarter of a large screen's test.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const missing: Record<string, unknown> = {
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
  // Reports a wide, light screen without reduced motion; a test of a phone replaces window.matchMedia.
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }),
};
for (const [name, value] of Object.entries(missing)) {
  if (!(name in window)) Object.defineProperty(window, name, { value, writable: true, configurable: true });
}

// A page that nobody navigated to.
if (!('getEntriesByType' in performance))
  Object.assign(Object.getPrototypeOf(performance) as object, { getEntriesByType: () => [] });
window.scrollTo = () => {};
if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView() {} });
