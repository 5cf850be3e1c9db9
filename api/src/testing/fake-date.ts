/** Sets the clock of this process: its dates alone, not its timers. It stands still unless it advances with them. */
export const fakeDate = (clock: { now: Date | number; advanceTimers?: boolean }) =>
  jest.useFakeTimers({
    ...clock,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
