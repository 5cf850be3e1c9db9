// @ts-check

/** @typedef {{ name: string, cores: number, after?: string[] }} Task after: names of those whose work it stands on */

/**
 * Does all tasks in their order, side by side as far as the cores go: one that wants them all has them alone. A task waits
 * until those before it are over, whether they went well or not.
 * @template {Task} T
 * @param {readonly T[]} tasks
 * @param {number} cores
 * @param {(task: T) => Promise<void>} work which does not reject
 */
export async function sideBySide(tasks, cores, work) {
  const waiting = [...tasks];
  /** @type {Map<T, Promise<void>>} */
  const running = new Map();
  const share = (/** @type {Task} */ task) => Math.min(task.cores, cores);
  const isUnderWay = (/** @type {string} */ name) =>
    [...waiting, ...running.keys()].some((task) => task.name === name);
  const mayStart = (/** @type {T} */ task) => {
    const used = [...running.keys()].reduce((sum, each) => sum + share(each), 0);
    return used + share(task) <= cores && !task.after?.some(isUnderWay);
  };
  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.find(mayStart); next; next = waiting.find(mayStart)) {
      const task = next;
      waiting.splice(waiting.indexOf(task), 1);
      running.set(
        task,
        work(task).finally(() => running.delete(task)),
      );
    }
    await Promise.race(running.values());
  }
}
