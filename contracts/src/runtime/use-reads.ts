import { useCallback, useEffect, useMemo } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { Read } from '../calls';
import { events } from './events';
import { personOf, useActor } from './actor';
import { forgetBrought, forgetBroughtOf } from './brought';
import type { ReadKey } from './read-key';

const isReadKey = (key: unknown): key is ReadKey =>
  Array.isArray(key) && key.length === 2 && key.every((part) => typeof part === 'string');

/** How often, and for how long, it looks whether the newest of several reads has come. */
const lookMs = 25;
const longestMs = 10_000;

/** Whether a URL is this one, with whatever query. */
const isOf = (url: string, stale: string) => url === stale || url.startsWith(`${stale}?`);

/** What this page has read, for calls that know more than was read. */
export interface Reads {
  /** What stands at a URL; undefined where nothing was read. */
  peek: <Answer>(url: Read<Answer>) => Answer | undefined;
  /** Shows an answer that came another way; what other pages kept of it, acting as another, is forgotten. */
  put: <Answer>(url: Read<Answer>, answer: Answer) => void;
  /** Reads again what a change made stale: these URLs, each with every query. Done once what is shown is not older than this. */
  refresh: (urls: readonly Read<unknown>[]) => Promise<void>;
}

export function useReads(): Reads {
  const { cache, mutate } = useSWRConfig();
  const actor = useActor();
  return useMemo(() => {
    const key = (url: string): ReadKey => [url, actor];
    return {
      peek: <Answer>(url: Read<Answer>) =>
        cache.get(unstable_serialize(key(url)))?.data as Answer | undefined,
      put: (url, answer) => {
        forgetBroughtOf((each) => each === url);
        void mutate((each) => isReadKey(each) && each[0] === url && each[1] !== actor, undefined);
        void mutate(key(url), answer, { revalidate: false });
      },
      refresh: async (urls) => {
        const isStale = (each: string) => urls.some((url) => isOf(each, url));
        forgetBroughtOf(isStale);
        const met: ReadKey[] = [];
        await mutate((each) => {
          if (!isReadKey(each) || !isStale(each[0])) return false;
          met.push(each);
          return true;
        });
        // A read that a newer one overtook is dropped, and done before that one: what is shown is still the old answer.
        const isOvertaken = () => met.some((each) => cache.get(unstable_serialize(each))?.isValidating);
        for (let waited = 0; isOvertaken() && waited < longestMs; waited += lookMs)
          await new Promise((resolve) => setTimeout(resolve, lookMs));
      },
    };
  }, [cache, mutate, actor]);
}

/** Forgets what was read for one person as soon as the page belongs to another. */
export function useReadsOfOnePerson(): void {
  const { mutate } = useSWRConfig();
  const forgetOthers = useCallback(
    (userId: number | null) => {
      const isOthers = (key: unknown) => isReadKey(key) && personOf(key[1]) !== String(userId ?? '');
      forgetBrought(userId);
      void mutate(isOthers, undefined, { revalidate: false });
    },
    [mutate],
  );
  useEffect(() => events.on('session.changed@1', ({ userId }) => forgetOthers(userId)), [forgetOthers]);
}
