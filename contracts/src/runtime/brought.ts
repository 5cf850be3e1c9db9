import { mutate } from 'swr';
import { actorNow, personOf } from './actor';
import { missingFields } from './missing-fields';
import { idOf, type ReadKey } from './read-key';

/** After this long an answer that nobody has shown is old. */
const freshMs = 30_000;
/** What is drawn a moment after the first part that shows an answer takes the same one, as with an answer that was asked for. */
const shownMs = 2_000;

/** Until when an answer that came with the page needs not be asked for. */
const brought = new Map<string, { key: ReadKey; until: number }>();

/** Takes answers that the page brought, by URL, for whoever acts now: each stands there at once, in the place of its first read. */
export function bringAnswers(answers: Readonly<Record<string, unknown>>): void {
  const actor = actorNow();
  for (const [url, answer] of Object.entries(answers)) {
    if (missingFields('get', url, answer).length > 0) continue;
    const key: ReadKey = [url, actor];
    brought.set(idOf(key), { key, until: performance.now() + freshMs });
    void mutate(key, answer, { revalidate: false });
  }
}

/** Whether the answer of a read came with the page, and is still to be believed. */
export const isBrought = (id: string): boolean => (brought.get(id)?.until ?? 0) > performance.now();

/** An answer that came with the page is shown: whoever reads it from some moments later on asks the API. */
export function broughtIsShown(id: string): void {
  const found = brought.get(id);
  if (found) found.until = Math.min(found.until, performance.now() + shownMs);
}

/** Forgets what the page brought for URLs that a change made stale. */
export function forgetBroughtOf(isStale: (url: string) => boolean): void {
  for (const [id, { key }] of brought) if (isStale(key[0])) brought.delete(id);
}

/** Forgets what the page brought for anybody else. */
export function forgetBrought(userId: number | null): void {
  for (const [id, { key }] of brought) if (personOf(key[1]) !== String(userId ?? '')) brought.delete(id);
}
