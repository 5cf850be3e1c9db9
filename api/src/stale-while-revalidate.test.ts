import { staleWhileRevalidate } from './stale-while-revalidate';

/** Lets what was begun behind an answer end. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function cached(most = 10) {
  const asked: string[] = [];
  const clock = { now: 1000, fails: false };
  const get = staleWhileRevalidate(
    (key) => {
      asked.push(key);
      return clock.fails ? Promise.reject(new Error('gone')) : Promise.resolve(`${key}${asked.length}`);
    },
    { most, freshMs: 100, staleMs: 1000, now: () => clock.now },
  );
  return { asked, clock, get };
}

it('asks once for many who ask at once, and again when the answer is old', async () => {
  const { asked, clock, get } = cached();
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['a1', 'a1', 'a1']);
  clock.now = 1101;
  // The old one at once, the new one behind it.
  expect(await get('a')).toBe('a1');
  await settled();
  expect(await get('a')).toBe('a2');
  clock.now = 3000;
  expect(await get('a')).toBe('a3');
  expect(asked).toHaveLength(3);
});

it('caches no failure, and gives the old answer while the next can not be had', async () => {
  const { clock, get } = cached();
  clock.fails = true;
  await expect(get('a')).rejects.toThrow('gone');
  clock.fails = false;
  expect(await get('a')).toBe('a2');
  clock.now = 1150;
  clock.fails = true;
  expect(await get('a')).toBe('a2');
  await settled();
  expect(await get('a')).toBe('a2');
});

it('asks again for what was not there, and lets go of what is gone', async () => {
  let there: string | null = null;
  let now = 1000;
  const get = staleWhileRevalidate(() => Promise.resolve(there), {
    most: 10,
    freshMs: 100,
    staleMs: 1000,
    now: () => now,
  });
  expect(await get('a')).toBeNull();
  there = 'here';
  expect(await get('a')).toBe('here');
  there = null;
  now = 1150;
  await get('a');
  await settled();
  expect(await get('a')).toBeNull();
});

it('holds no more than it may, and lets go of what was asked for longest ago', async () => {
  const { asked, get } = cached(2);
  await get('a');
  await get('b');
  await get('a');
  await get('c');
  await get('a');
  expect(asked).toEqual(['a', 'b', 'c']);
  await get('b');
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});
