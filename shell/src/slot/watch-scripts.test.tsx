import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type Feed } from '@copper-carrot/contracts';
import { feedRemote, remoteWith, withLastGood } from '../test/remotes';
import { siteData } from '../site-data';
import { connectTestShell } from '../test/shell';
import { releaseOf } from './release-of';
import { ScreenLoad } from './screen-load';
import { Slot } from './Slot';
import { watchScripts } from './watch-scripts';

const remote = withLastGood(feedRemote());
const feed: Feed = {
  revision: 1,
  remotes: [{ ...feedRemote(), name: 'mfe-search', base: '/remotes/mfe-search/1.0.0-ccc/' }, remote],
};

/** An error as if thrown by a file of a release. */
const mistakeAt = (message: string, file = '/remotes/mfe-cares/1.0.0-aaa/12.js') => {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at react (http://localhost/assets/vendor.js:1:2)\n    at own (http://localhost${file}:1:2)`;
  return error;
};
const sent = jest.fn<boolean, [string, Blob]>(() => true);
const read = (blob: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(reader.result as string));
    reader.readAsText(blob);
  });
const told = () => Promise.all(sent.mock.calls.map(([, blob]) => read(blob)));

let stop: () => void;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
  sent.mockClear();
  connectTestShell();
  stop = watchScripts(feed);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

function show(Screen: () => unknown) {
  render(
    <MemoryRouter>
      <Slot load={new ScreenLoad(remote, '/cares', () => Promise.resolve(remoteWith('/cares', Screen)))} />
    </MemoryRouter>,
  );
}

it('reports what a screen throws in a timer and in a click handler, as remote@version', async () => {
  show(() => {
    useEffect(() => {
      setTimeout(() => {
        throw mistakeAt('in a timer');
      });
    }, []);
    const broken = () => {
      throw mistakeAt('in a handler');
    };
    return <button onClick={broken}>Donate</button>;
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Donate' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  const of = { release_id: 2, kind: 'script', path: '/', stack: expect.stringContaining('12.js') as string };
  expect(await told()).toEqual(
    expect.arrayContaining([
      { ...of, message: 'TypeError: in a timer' },
      { ...of, message: 'TypeError: in a handler' },
    ]),
  );
});

it('reports a promise that nobody caught, of the release that it was made in', async () => {
  const refuse = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  refuse(mistakeAt('not awaited', '/remotes/mfe-cares/0.9.0-bbb~1abc/12.js'));
  refuse(mistakeAt('of the shell', '/assets/shell-app.js'));
  refuse('no stack at all');
  expect(await told()).toEqual([
    {
      release_id: 1,
      kind: 'script',
      message: 'TypeError: not awaited',
      path: '/',
      stack: expect.stringContaining('12.js') as string,
    },
  ]);
});

it('blames the shell for what no remote takes part in, without a number where it was given by hand', async () => {
  const shell = { id: 9, version: '1.2.0', hash: 'ccc' };
  const page = Object.assign(siteData(), { shell, overrides: [] });
  const throws = (message: string, file?: string) =>
    window.dispatchEvent(new ErrorEvent('error', { error: mistakeAt(message, file) }));
  throws('of the shell', '/assets/shell-app.js');
  throws('of a remote');
  window.dispatchEvent(
    new ErrorEvent('error', { message: 'of neither', filename: 'https://elsewhere.example/assets/x.js' }),
  );
  Object.assign(page, { overrides: [{ name: 'shell', what: '1.2.0-ccc' }] });
  throws('of a preview', '/assets/shell-app.js');
  Object.assign(page, { shell: null });
  expect(await told()).toMatchObject([
    { release_id: 9, kind: 'script', message: 'TypeError: of the shell' },
    { release_id: 2, kind: 'script', message: 'TypeError: of a remote' },
  ]);
  expect(console.error).toHaveBeenCalledWith('shell@1.2.0-ccc: script: TypeError: of a preview');
});

it('blames no release for an address that an error speaks of', async () => {
  const mistake = mistakeAt(
    'no answer of http://localhost/remotes/mfe-cares/1.0.0-aaa/12.js',
    '/assets/shell-app.js',
  );
  window.dispatchEvent(
    new ErrorEvent('error', { error: mistake, filename: 'http://localhost/assets/shell-app.js' }),
  );
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: mistake }));
  // Some browsers' stacks have no message line; there the message may look like a frame.
  const frames = mistakeAt('remotes');
  frames.stack = 'own@http://localhost/remotes/mfe-cares/1.0.0-aaa/12.js:1:2';
  window.dispatchEvent(new ErrorEvent('error', { error: frames }));
  expect(await told()).toMatchObject([{ release_id: 2, message: 'TypeError: remotes' }]);
});

it('loads the page anew where a chunk is gone, and reports it only where that was tried', async () => {
  sessionStorage.clear();
  const gone = mistakeAt('Loading chunk 12 failed.');
  const meet = () => window.dispatchEvent(new ErrorEvent('error', { error: gone }));
  meet();
  expect(sessionStorage).toHaveLength(1);
  expect(await told()).toEqual([]);
  meet();
  expect(await told()).toMatchObject([{ message: 'TypeError: Loading chunk 12 failed.' }]);
});

it.each([
  [
    'the innermost of two',
    'at http://localhost/remotes/mfe-search/1.0.0-ccc/1.js at http://localhost/remotes/mfe-cares/1.0.0-aaa/1.js',
    'mfe-search',
  ],
  ['no release of a longer name', 'http://localhost/remotes/mfe-cares/1.0.0-aaaa/1.js', undefined],
  ['no other site', 'http://elsewhere.example/remotes/mfe-cares/1.0.0-aaa/1.js', undefined],
])('finds %s', (_what, trace, name) => {
  expect(releaseOf(trace, feed)?.name).toBe(name);
});
