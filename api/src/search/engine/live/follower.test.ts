import { makeBrand, makeKitchen, makePackage } from '../../../catalog/catalog.factory';
import { sql } from '../../../database';
import { client, useDatabase } from '../../../testing';
import { followCatalogue, stopFollowingCatalogue } from './follower';

useDatabase();

/** A clock that the test moves, and a follower that polls on demand. */
function ownTime() {
  let ms = 1_000_000;
  let go = () => {};
  let arrive = () => {};
  const pause = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      go = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
      arrive();
    });
  const arrival = () => new Promise<void>((resolve) => (arrive = resolve));
  return {
    time: { now: () => ms, pause },
    pass: (seconds: number) => (ms += seconds * 1000),
    arrival,
    look: async () => {
      const arrived = arrival();
      go();
      await arrived;
    },
  };
}

const readyz = async () => {
  const { status, body } = (await client().get('/readyz')) as {
    status: number;
    body: { search: boolean; why?: { search: string } };
  };
  const { search, why } = body;
  return { status, search, why: why?.search };
};
const ready = { status: 200, search: true, why: undefined };

async function metric(name: string): Promise<number> {
  const { text } = await client().get('/metrics').expect(200);
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

it('tells how far the index is behind; is not ready while its follower has stopped, and again once it goes on', async () => {
  await sql.rows(`insert into workers values ('worker-1', now())`);
  const { time, pass, arrival, look } = ownTime();
  const arrived = arrival();
  void followCatalogue(time);
  try {
    expect(await readyz()).toEqual({ status: 503, search: false, why: 'the search index is not loaded yet' });
    await arrived;
    expect(await readyz()).toEqual(ready);
    expect(await metric('search_index_behind_seconds')).toBe(0);

    // The database hangs: no poll ends.
    pass(15);
    expect(await metric('search_index_behind_seconds')).toBe(15);
    expect(await readyz()).toEqual(ready);
    pass(1);
    const stalled = { status: 503, search: false, why: 'the search index has read nothing for 16 s' };
    expect(await readyz()).toEqual(stalled);
    await look();
    expect(await readyz()).toEqual(ready);
    expect(await metric('search_index_behind_seconds')).toBe(0);

    // The database fails: every poll throws.
    await sql.rows('alter table search_changes rename to changes_away');
    pass(16);
    await look();
    expect(await readyz()).toEqual(stalled);
    expect(await metric('search_index_behind_seconds')).toBe(16);
    await sql.rows('alter table changes_away rename to search_changes');
    await look();
    expect(await readyz()).toEqual(ready);
    expect(await metric('search_index_behind_seconds')).toBe(0);
  } finally {
    await stopFollowingCatalogue();
  }
});

it('tells how old the newest change was when the index had it', async () => {
  const { time, arrival, look } = ownTime();
  const arrived = arrival();
  void followCatalogue(time);
  try {
    await arrived;
    const brand = await makeBrand();
    await makeKitchen(brand.id);
    await makePackage(brand.id);
    await sql.rows(`update search_changes set at = at - interval '40 seconds'`);
    await look();
    const delay = await metric('search_index_change_delay_seconds');
    expect(delay).toBeGreaterThanOrEqual(40);
    expect(delay).toBeLessThan(100);
  } finally {
    await stopFollowingCatalogue();
  }
});
