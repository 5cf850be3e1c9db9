import { takeFaults } from './fake-api';

export { addressOf, FakeApi, Refusal, type Call } from './fake-api';
export { recorded } from './recorded';

// A client turns a failing fetch into a sentence for people; here it fails the test.
afterEach(() => {
  expect(takeFaults()).toEqual([]);
});
