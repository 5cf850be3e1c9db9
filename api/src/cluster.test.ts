import cluster from 'node:cluster';
import { type EventEmitter } from 'node:events';
import { engineOptions, inProcesses } from './cluster';

interface Child {
  id: number;
  process: { pid: number; kill: jest.Mock };
  isDead: () => boolean;
}
/** Those that the leading process has on its list, which a dead one may stay on for a moment. */
const children = new Map<number, Child>();
const bus = cluster as unknown as EventEmitter;
const signals = ['SIGTERM', 'SIGINT'] as const;
const listeners = new Set(signals.flatMap((signal) => process.listeners(signal)));
const dead = new Set<number>();
let last = 0;

beforeEach(() => {
  jest.useFakeTimers();
  children.clear();
  dead.clear();
  last = 0;
  jest.spyOn(cluster, 'fork').mockImplementation(() => {
    const id = (last += 1);
    const child = { id, process: { pid: id, kill: jest.fn() }, isDead: () => dead.has(id) };
    children.set(id, child);
    return child as unknown as ReturnType<typeof cluster.fork>;
  });
  Object.defineProperty(cluster, 'workers', {
    configurable: true,
    get: () => Object.fromEntries(children),
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  bus.removeAllListeners('listening');
  bus.removeAllListeners('exit');
  bus.removeAllListeners('message');
  for (const signal of signals)
    for (const listener of process.listeners(signal))
      if (!listeners.has(listener)) process.off(signal, listener);
});

const getReady = (id: number) => bus.emit('message', children.get(id), 'ready');
const listens = (id: number) => bus.emit('listening', children.get(id));
const die = (id: number, code = 1) => {
  const child = children.get(id);
  dead.add(id);
  bus.emit('exit', child, code, null);
  children.delete(id);
};
const living = () => [...children.keys()];
const serving = () => jest.fn(() => Promise.resolve());
const signalled = (signal: (typeof signals)[number]) => process.listeners(signal).at(-1)?.(signal);
const exits = () => jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);

it('serves in the process itself where one is enough', () => {
  const serve = serving();
  inProcesses(1, serve);
  expect([serve.mock.calls, children.size]).toEqual([[[true]], 0]);
});

it('starts one process after the other, each when the one before it is ready, with the same settings', () => {
  const serve = serving();
  const forks = jest.spyOn(cluster, 'fork');
  inProcesses(3, serve, { SESSION_SECRET: 'the same' });
  expect([serve.mock.calls.length, living()]).toEqual([0, [1]]);
  getReady(1);
  expect(living()).toEqual([1, 2]);
  getReady(2);
  getReady(3);
  expect(living()).toEqual([1, 2, 3]);
  for (const [settings] of forks.mock.calls) expect(settings).toMatchObject({ SESSION_SECRET: 'the same' });
});

it('gives each process more room for young objects, beside what this one was started with', () => {
  const setUp = jest.spyOn(cluster, 'setupPrimary');
  inProcesses(2, serving());
  expect(engineOptions).toEqual(['--max-semi-space-size=64']);
  expect(setUp).toHaveBeenCalledWith({ execArgv: [...process.execArgv, '--max-semi-space-size=64'] });
});

it('replaces a process that dies, and goes on to the number wanted once the new one is ready', () => {
  inProcesses(3, serving());
  getReady(1);
  die(2);
  jest.runOnlyPendingTimers();
  expect(living()).toEqual([1, 3]);
  die(1);
  jest.runOnlyPendingTimers();
  expect(living()).toEqual([3, 4]);
  getReady(3);
  expect(living()).toEqual([3, 4, 5]);
});

it('waits ever longer before it replaces what goes on dying, five seconds at most, and begins anew after a quiet minute', () => {
  inProcesses(2, serving());
  getReady(1);
  const pauseAfterDeath = () => {
    die(last);
    const { length } = living();
    let ms = 0;
    for (; living().length === length && ms < 10_000; ms += 50) jest.advanceTimersByTime(50);
    return ms;
  };
  expect(Array.from({ length: 9 }, pauseAfterDeath)).toEqual([
    100, 200, 400, 800, 1600, 3200, 5000, 5000, 5000,
  ]);
  jest.advanceTimersByTime(60_000);
  expect(pauseAfterDeath()).toBe(100);
});

it('starts no more than wanted where another was ready during the pause', () => {
  inProcesses(2, serving());
  getReady(1);
  die(1);
  getReady(2);
  expect(living()).toEqual([2, 3]);
  jest.runOnlyPendingTimers();
  expect(living()).toEqual([2, 3]);
});

it('tells a process whether it is alone: the first, and the replacement of the only one that took calls', () => {
  const forks = jest.spyOn(cluster, 'fork');
  const heard = () => {
    const settings = forks.mock.calls.at(-1)?.[0] as Record<string, string>;
    const serve = serving();
    const before = { ...process.env };
    Object.assign(process.env, settings);
    Object.defineProperty(cluster, 'worker', { configurable: true, value: { id: last, send: jest.fn() } });
    inProcesses(3, serve);
    Object.defineProperty(cluster, 'worker', { configurable: true, value: undefined });
    process.env = before;
    return serve.mock.calls;
  };
  inProcesses(3, serving());
  expect(heard()).toEqual([[true]]);
  listens(1);
  getReady(1);
  expect(heard()).toEqual([[false]]);
  die(1);
  jest.runOnlyPendingTimers();
  expect([last, heard()]).toEqual([3, [[true]]]);
});

it('ends with the first one where that dies before any was ready', () => {
  const exit = exits();
  inProcesses(2, serving());
  die(1, 7);
  expect(exit.mock.calls[0]).toEqual([7]);
});

it.each(signals)(
  'ends them all at %s, itself after the last of them, though one would have been next',
  (signal) => {
    const exit = exits();
    inProcesses(3, serving());
    getReady(1);
    signalled(signal);
    for (const { process: child } of children.values()) expect(child.kill).toHaveBeenCalledWith(signal);
    getReady(2);
    expect(living()).toEqual([1, 2]);
    die(2);
    expect(exit).not.toHaveBeenCalled();
    die(1);
    expect(exit).toHaveBeenCalledWith(0);
  },
);

it('ends at a signal that comes in the pause after the last of them died, and starts none', () => {
  const exit = exits();
  inProcesses(2, serving());
  getReady(1);
  die(1);
  die(2);
  signalled('SIGTERM');
  expect(exit).toHaveBeenCalledWith(0);
  jest.runAllTimers();
  expect(living()).toEqual([]);
});
