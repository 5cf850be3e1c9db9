import cluster from 'node:cluster';
import { type EventEmitter } from 'node:events';
import { inProcesses } from './cluster';

interface Child {
  id: number;
  process: { pid: number; kill: jest.Mock };
  isDead: () => boolean;
}
const children = new Map<number, Child>();
const bus = cluster as unknown as EventEmitter;
const signals = ['SIGTERM', 'SIGINT'] as const;
const listeners = new Set(signals.flatMap((signal) => process.listeners(signal)));
let last = 0;

beforeEach(() => {
  children.clear();
  last = 0;
  jest.spyOn(cluster, 'fork').mockImplementation(() => {
    const id = (last += 1);
    const child = { id, process: { pid: id, kill: jest.fn() }, isDead: () => !children.has(id) };
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
  bus.removeAllListeners('exit');
  bus.removeAllListeners('message');
  for (const signal of signals)
    for (const listener of process.listeners(signal))
      if (!listeners.has(listener)) process.off(signal, listener);
});

const getReady = (id: number) => bus.emit('message', children.get(id), 'ready');
const die = (id: number, code = 1) => {
  const child = children.get(id);
  children.delete(id);
  bus.emit('exit', child, code, null);
};
const serving = () => jest.fn(() => Promise.resolve());
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
  expect([serve.mock.calls.length, [...children.keys()]]).toEqual([0, [1]]);
  getReady(1);
  expect([...children.keys()]).toEqual([1, 2]);
  getReady(2);
  getReady(3);
  expect([...children.keys()]).toEqual([1, 2, 3]);
  expect(forks.mock.calls).toEqual(Array(3).fill([{ SESSION_SECRET: 'the same' }]));
});

it('replaces a process that dies, and goes on to the number wanted once the new one is ready', () => {
  inProcesses(3, serving());
  getReady(1);
  die(2);
  expect([...children.keys()]).toEqual([1, 3]);
  die(1);
  expect([...children.keys()]).toEqual([3, 4]);
  getReady(3);
  expect([...children.keys()]).toEqual([3, 4, 5]);
});

it('ends with the first one where that dies before any was ready', () => {
  const exit = exits();
  inProcesses(2, serving());
  die(1, 7);
  expect(exit.mock.calls[0]).toEqual([7]);
});

it('ends them all at a signal, itself after the last of them, though one would have been next', () => {
  const exit = exits();
  inProcesses(3, serving());
  getReady(1);
  process.listeners('SIGTERM').at(-1)?.('SIGTERM');
  for (const { process: child } of children.values()) expect(child.kill).toHaveBeenCalledWith('SIGTERM');
  getReady(2);
  expect([...children.keys()]).toEqual([1, 2]);
  die(2);
  expect(exit).not.toHaveBeenCalled();
  die(1);
  expect(exit).toHaveBeenCalledWith(0);
});
