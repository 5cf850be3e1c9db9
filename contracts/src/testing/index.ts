import { takeFaults } from './fake-api';

export { connectTestShell } from './connect-test-shell';
export { addressOf, FakeApi, Refusal, type Call } from './fake-api';
export { FakeStorage } from './fake-storage';
export { favoriteCalls, keepFavorites } from './keep-favorites';
export { personOf, type Kind } from './people';
export { recorded } from './recorded';

// The client would turn a failed fetch into a message, so violations are checked after each test.
afterEach(() => {
  expect(takeFaults()).toEqual([]);
});
