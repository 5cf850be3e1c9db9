import { createEvents } from './events';

it('replays the last value to whoever subscribes later, and stops after unsubscribing', () => {
  const events = createEvents();
  events.emit('session.changed@1', { userId: 1 });
  events.emit('session.changed@1', { userId: 2 });
  const seen: (number | null)[] = [];
  const stop = events.on('session.changed@1', ({ userId }) => seen.push(userId));
  events.emit('session.changed@1', { userId: null });
  stop();
  events.emit('session.changed@1', { userId: 3 });
  expect(seen).toEqual([2, null]);
});

it('keeps one failing listener from silencing the others', () => {
  jest.useFakeTimers();
  const events = createEvents();
  const second = jest.fn();
  events.on('order.changed@1', () => {
    throw new Error('a team made a mistake');
  });
  events.on('order.changed@1', second);
  events.emit('order.changed@1', { orderId: 1, status: 'pending' });
  expect(second).toHaveBeenCalledWith({ orderId: 1, status: 'pending' });
  jest.clearAllTimers();
  jest.useRealTimers();
});
