import { feedRemote } from '../test/remotes';
import type { reportFault as Report } from './faults';

const sent = jest.fn<boolean, [string, Blob]>(() => true);
let reportFault: typeof Report;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
  sent.mockClear();
  // A fresh module forgets which faults were reported.
  jest.resetModules();
  ({ reportFault } = await import('./faults'));
});
afterEach(() => jest.restoreAllMocks());

it('tells of a fault once a page, however often it comes again', () => {
  for (let time = 0; time < 500; time++) reportFault(feedRemote(), 'script', 'again');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it('tells of ten faults of a release and page at most, those that never say the same twice included', () => {
  for (let time = 0; time < 500; time++) reportFault(feedRemote(), 'script', `failed at ${time}`);
  expect(sent).toHaveBeenCalledTimes(10);
  expect(console.error).toHaveBeenCalledTimes(10);
});

it('tells the same of another remote, however much was told of the first', () => {
  for (let time = 0; time < 50; time++) reportFault(feedRemote(), 'script', `failed at ${time}`);
  sent.mockClear();
  reportFault({ ...feedRemote(), name: 'mfe-search' }, 'script', 'failed at 1');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('tells of something thrown that has no words', () => {
  reportFault(feedRemote(), 'script', Object.create(null));
  expect(sent).toHaveBeenCalledTimes(1);
});

it("keeps to this page what runs on somebody's own machine, which has no number", () => {
  const heard = jest.fn();
  window.addEventListener('copper-carrot:fault', heard, { once: true });
  reportFault({ ...feedRemote(), id: 0 }, 'script', 'while I write');
  const detail = { name: feedRemote().name, kind: 'script', text: 'while I write' };
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ detail }));
  expect(sent).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledTimes(1);
});

it('tells of an error whose stack is no text', () => {
  reportFault(feedRemote(), 'script', Object.assign(new Error('odd'), { stack: 7 }));
  expect(sent).toHaveBeenCalledTimes(1);
});
