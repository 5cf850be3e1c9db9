import { feedRemote } from '../test/remotes';
import { BrokenReleaseError, entryAnswers, loadEntryScript } from './entry-script';

const scripts = () => [...document.head.querySelectorAll('script')];
const arrive = (script: HTMLScriptElement | undefined, container?: object) => {
  if (container) (globalThis as Record<string, unknown>).live_1 = container;
  script?.dispatchEvent(new Event('load'));
};

afterEach(() => {
  delete (globalThis as Record<string, unknown>).live_1;
  document.head.replaceChildren();
});

it('asks for the entry with its integrity, and answers its container', async () => {
  const loaded = loadEntryScript(feedRemote());
  const [script] = scripts();
  expect(script?.getAttribute('src')).toBe('/remotes/mfe-cares/1.0.0-aaa/remoteEntry.js');
  expect(script?.integrity).toBe('sha384-live');
  expect(script?.crossOrigin).toBe('anonymous');
  const container = { init: () => undefined };
  arrive(script, container);
  await expect(loaded).resolves.toBe(container);
  expect(scripts()).toHaveLength(0);
});

it('asks under another address beside a request that hangs, and takes what comes', async () => {
  void loadEntryScript(feedRemote());
  const hanging = document.createElement('script');
  hanging.dataset.webpack = 'live_1:chunk-12';
  document.head.append(hanging);
  const beside = loadEntryScript(feedRemote(), 1);
  const [first, second] = scripts();
  expect(second?.getAttribute('src')).toMatch(
    /^\/remotes\/mfe-cares\/1\.0\.0-aaa~1[a-z0-9]+\/remoteEntry\.js$/,
  );
  expect(second?.src).not.toBe(first?.src);
  expect(hanging.isConnected).toBe(false);
  const container = {};
  arrive(second, container);
  await expect(beside).resolves.toBe(container);
});

it('rejects at once when it is refused, and can be asked again', async () => {
  const refused = loadEntryScript(feedRemote());
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(refused).rejects.toThrow('could not be loaded');
  const again = loadEntryScript(feedRemote());
  arrive(scripts()[0], {});
  await expect(again).resolves.toBeDefined();
});

it('calls a release broken whose script ran without making its container', async () => {
  const loaded = loadEntryScript(feedRemote());
  arrive(scripts()[0]);
  await expect(loaded).rejects.toBeInstanceOf(BrokenReleaseError);
});

it('asks whether the server answers under an address of its own, and gives up in time', async () => {
  const asked: string[] = [];
  const answering = (answer: (signal: AbortSignal) => Promise<Partial<Response>>) =>
    Object.assign(globalThis, {
      fetch: (url: string, { method, signal }: { method: string; signal: AbortSignal }) => {
        asked.push(`${method} ${url}`);
        return answer(signal);
      },
    });
  answering(() => Promise.resolve({ ok: true }));
  expect(await entryAnswers(feedRemote(), 50)).toBe(true);
  answering(() => Promise.resolve({ ok: false }));
  expect(await entryAnswers(feedRemote(), 50)).toBe(false);
  answering(
    (signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('gave up')))),
  );
  expect(await entryAnswers(feedRemote(), 50)).toBe(false);
  expect(asked[0]).toMatch(/^HEAD \/remotes\/mfe-cares\/1\.0\.0-aaa~1[a-z0-9]+\/remoteEntry\.js$/);
});
