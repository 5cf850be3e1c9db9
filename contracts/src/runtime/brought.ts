import { mutate } from 'swr';
import { actorNow, personOf } from './actor';
import { missingFields } from './missing-fields';
import { idOf, type ReadKey } from './read-key';

/** After this long an answer that nobody has read is old. */
const freshMs = 30_000;

/** Answers that came with the page and were not read yet. */
const brought = new Map<string, { key: ReadKey; answer: unknown; until: number }>();

/** Takes answers that the page brought, by URL, for whoever acts now: each stands there at once, in the place of its first read. */
export function bringAnswers(answers: Readonly<Record<string, unknown>>): void {
  const actor = actorNow();
  for (const [url, answer] of Object.entries(answers)) {
    if (missingFields('get', url, answer).length > 0) continue;
    const key: ReadKey = [url, actor];
    brought.set(idOf(key), { key, answer, until: performance.now() + freshMs });
    void mutate(key, answer, { revalidate: false });
  }
}

/** What the page brought for a read, once: a later one asks the API. */
export function takeBrought(key: ReadKey): unknown {
  const found = brought.get(idOf(key));
  brought.delete(idOf(key));
  return found && found.until > performance.now() ? found.answer : undefined;
}

/** Forgets what the page brought for URLs that a change made stale. */
export function forgetBroughtOf(isStale: (url: string) => boolean): void {
  for (const [id, { key }] of brought) if (isStale(key[0])) brought.delete(id);
}

/** Forgets what the page brought for anybody else. */
export function forgetBrought(userId: number | null): void {
  for (const [id, { key }] of brought) if (personOf(key[1]) !== String(userId ?? '')) brought.delete(id);
}
