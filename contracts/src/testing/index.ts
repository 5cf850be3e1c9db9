import { takeFaults } from './fake-api';

export { connectTestShell } from './connect-test-shell';
export { addressOf, FakeApi, Refusal, type Call } from './fake-api';
export { favoriteCalls, keepFavorites } from './keep-favorites';
export { personOf, type Kind } from './people';
export { recorded } from './recorded';

// A client turns a failing fetch into a sentence for people; here it fails the test.
afterEach(() => {
  expect(takeFaults()).toEqual([]);
});
