import { connectTestShell, FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { act, render, screen } from '@testing-library/react';
import { FakeEventSource, livePoll, withEventSource } from '../test/event-source';
import { useWatchedPoll } from './useWatchedPoll';

const countsPath = '/cpi/v1/public/order_polls/{code}/counts';

withEventSource();
beforeEach(() => {
  jest.useFakeTimers();
  connectTestShell();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Count({ code }: { code: string | null }) {
  const { poll, isGone } = useWatchedPoll(code);
  const stands = poll ? `${poll.answers_count} answered, ${poll.status}` : 'nothing known';
  return <p>{isGone ? `${stands}, gone` : stands}</p>;
}
const says = (words: string) => screen.getAllByText(words);

function theApi() {
  const api = new FakeApi();
  globalThis.fetch = api.fetch;
  return api;
}
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));
async function look(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await seconds(0);
}
const stream = () => FakeEventSource.last();
const hear = (values: Partial<typeof livePoll>) => stream().changed(values);

it('says how a poll stands as soon as the stream does, to all who ask by one stream', () => {
  const { unmount } = render(
    <>
      <Count code="abcdefgh" />
      <Count code="abcdefgh" />
    </>,
  );
  expect(says('nothing known')).toHaveLength(2);
  expect(FakeEventSource.all.map(({ url }) => url)).toEqual(['/cpi/v1/public/order_polls/abcdefgh/live']);
  hear({ version: 4, answers_count: 2 });
  expect(says('2 answered, open')).toHaveLength(2);
  hear({ version: 5, answers_count: 2, status: 'closed' });
  expect(says('2 answered, closed')).toHaveLength(2);
  unmount();
  expect(FakeEventSource.open()).toEqual([]);
});

it('listens to another code, and to none', () => {
  const { rerender } = render(<Count code="abcdefgh" />);
  hear({ version: 4, answers_count: 2 });
  rerender(<Count code="hgfedcba" />);
  expect(says('nothing known')).toHaveLength(1);
  expect(FakeEventSource.open()).toEqual(['hgfedcba']);
  rerender(<Count code={null} />);
  expect(FakeEventSource.open()).toEqual([]);
});

it('goes on where it was once the browser came back, and never back to what is older', () => {
  theApi();
  render(<Count code="abcdefgh" />);
  hear({ version: 4, answers_count: 2 });
  stream().drop();
  expect(says('2 answered, open')).toHaveLength(1);
  hear({ version: 9, answers_count: 7 });
  hear({ version: 8, answers_count: 6 });
  expect(says('7 answered, open')).toHaveLength(1);
  expect(FakeEventSource.all).toHaveLength(1);
});

it('keeps nothing open while the page is hidden, and knows at once when it is seen again', async () => {
  const api = theApi();
  render(<Count code="abcdefgh" />);
  hear({ version: 4, answers_count: 2 });
  await look('hidden');
  expect(FakeEventSource.open()).toEqual([]);
  await seconds(60);
  expect(api.calls).toEqual([]);
  await look('visible');
  expect(FakeEventSource.open()).toEqual(['abcdefgh']);
  expect(says('2 answered, open')).toHaveLength(1);
  hear({ version: 6, answers_count: 4 });
  expect(says('4 answered, open')).toHaveLength(1);
});

it('listens anew when the network is back', () => {
  render(<Count code="abcdefgh" />);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(FakeEventSource.all).toHaveLength(2);
  expect(FakeEventSource.open()).toEqual(['abcdefgh']);
});

it('asks every few seconds where it is refused, while the page is seen, and tries to listen again', async () => {
  const api = theApi();
  let answers = 1;
  api.on('get', countsPath, () => ({ ...livePoll, version: 3 + answers, answers_count: (answers += 1) }));
  render(<Count code="abcdefgh" />);
  stream().refuse();
  await seconds(0);
  expect(says('2 answered, open')).toHaveLength(1);
  await seconds(4);
  expect(says('3 answered, open')).toHaveLength(1);
  await look('hidden');
  await seconds(60);
  expect(api.calls).toHaveLength(2);
  await look('visible');
  stream().refuse();
  await seconds(60);
  expect(FakeEventSource.open()).toEqual(['abcdefgh']);
  expect(api.calls).toHaveLength(2 + 15);
});

it('asks where a stream opens and nothing comes through it', async () => {
  const api = theApi().on('get', countsPath, () => livePoll);
  render(<Count code="abcdefgh" />);
  await seconds(4);
  expect(api.calls).toHaveLength(0);
  await seconds(1);
  expect(api.calls).toHaveLength(1);
  expect(FakeEventSource.open()).toEqual([]);
});

it('asks in a browser that knows no streams, through what fails on the way, until nobody uses it', async () => {
  Reflect.deleteProperty(globalThis, 'EventSource');
  const api = theApi().on('get', countsPath, () => new Refusal(429, 'too_many_requests'));
  const { unmount } = render(<Count code="abcdefgh" />);
  await seconds(4);
  api.on('get', countsPath, () => livePoll);
  await seconds(4);
  expect(says(`${livePoll.answers_count} answered, ${livePoll.status}`)).toHaveLength(1);
  const { length } = api.calls;
  unmount();
  await seconds(60);
  expect(api.calls).toHaveLength(length);
});

it('gives the last word of a stream as such, and of a code that nothing is at', async () => {
  const api = theApi().on('get', countsPath, () => new Refusal(404, 'not_found'));
  const { unmount } = render(<Count code="abcdefgh" />);
  hear({ version: 4, answers_count: 2 });
  stream().gone();
  expect(says('2 answered, open, gone')).toHaveLength(1);
  expect(FakeEventSource.open()).toEqual([]);
  await look('hidden');
  await look('visible');
  expect(FakeEventSource.open()).toEqual([]);
  expect(api.calls).toEqual([]);
  unmount();

  render(<Count code="nobodyknows" />);
  stream().refuse();
  await seconds(0);
  expect(says('nothing known, gone')).toHaveLength(1);
  await seconds(60);
  expect(api.calls).toHaveLength(1);
});
