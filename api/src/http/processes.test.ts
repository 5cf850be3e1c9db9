import cluster from 'node:cluster';
import { type EventEmitter } from 'node:events';
import { inProcesses } from './processes';

interface Child {
  process: { pid: number; kill: jest.Mock };
}
const children = new Map<number, Child>();
let last = 0;

beforeEach(() => {
  children.clear();
  last = 0;
  jest.spyOn(cluster, 'fork').mockImplementation(() => {
    const child = { process: { pid: (last += 1), kill: jest.fn() } };
    children.set(last, child);
    return child as unknown as ReturnType<typeof cluster.fork>;
  });
  Object.defineProperty(cluster, 'workers', {
    configurable: true,
    get: () => Object.fromEntries(children),
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  (cluster as unknown as EventEmitter).removeAllListeners('exit');
});

const die = (pid: number) => {
  const child = children.get(pid);
  children.delete(pid);
  (cluster as unknown as EventEmitter).emit('exit', child, 1, null);
};

it('serves in the process itself where one is enough', () => {
  const serve = jest.fn();
  inProcesses(1, serve);
  expect([serve.mock.calls.length, children.size]).toEqual([1, 0]);
});

it('starts so many processes, replaces one that dies, and ends after the last of them', () => {
  const serve = jest.fn();
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const before = process.listeners('SIGTERM');
  inProcesses(2, serve);
  expect([serve.mock.calls.length, [...children.keys()]]).toEqual([0, [1, 2]]);
  die(1);
  expect([...children.keys()]).toEqual([2, 3]);

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    for (const listener of process.listeners(signal)) {
      if (before.includes(listener)) continue;
      if (signal === 'SIGTERM') listener(signal);
      process.off(signal, listener);
    }
  }
  for (const { process: child } of children.values()) expect(child.kill).toHaveBeenCalledWith('SIGTERM');
  die(2);
  expect(exit).not.toHaveBeenCalled();
  die(3);
  expect(exit).toHaveBeenCalledWith(0);
  expect(children.size).toBe(0);
});
