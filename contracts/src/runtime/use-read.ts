import { useEffect, useRef, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { Read } from '../calls';
import { errorCodes } from '../errors';
import { unhandled } from '../failure';
import { PageError } from '../remote';
import { client, report } from './shell';
import { type Actor, actorNow, headersOf, personOf, useActor } from './actor';
import { broughtIsShown, isBrought } from './brought';
import { isApiFailure, isCancelled } from './failures';
import { idOf, type ReadKey } from './read-key';
import { run, waitFor } from './running';
import { signedIn } from './signed-in';

export interface ReadOptions {
  /** Read again this often while somebody looks, and when they come back. */
  everyMs?: number;
  /** Until another URL is answered, what stood there stays; never what another actor saw. */
  keepPrevious?: boolean;
  /** Who shows a failure: the section around, the page's error page by its status, or the caller. */
  failure?: 'section' | 'page' | 'own';
  /** False for what runs beside every page, and must ask nobody to sign in. */
  signIn?: boolean;
  /** Told of each failure, once. */
  onFailure?: (error: Error) => void;
}

export interface ReadState<Answer> {
  data: Answer | undefined;
  /** Only where the caller shows failures, or when a later read failed and the earlier answer still stands. */
  error: Error | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** A read is under way, whatever stands there meanwhile. */
  isRefreshing: boolean;
  /** Reads again. */
  refresh: () => Promise<void>;
}

/** Asks for an actor; how is given, with what gives the call up and the headers that say for whom it is. */
const ask = <Answer>(key: ReadKey, call: Call<Answer>, signIn: boolean): Promise<Answer> =>
  run(idOf(key), async (signal) => {
    const [, actor] = key;
    const send = () => call({ signal, headers: headersOf(actor) });
    const answer = await (signIn ? signedIn(send) : send());
    // Signed in as somebody else meanwhile: theirs is read under their own key.
    if (personOf(actorNow()) !== personOf(actor)) throw new DOMException('Another person now', 'AbortError');
    return answer;
  });

type Call<Answer> = (sending: { signal: AbortSignal; headers: Record<string, string> }) => Promise<Answer>;

/**
 * Reads a URL for whoever acts; nothing while there is none. The answer is complete, or the read failed. A failed read
 * is thrown to the section around, which offers another try, unless the caller shows it.
 */
export const useRead = <Answer>(
  url: Read<Answer> | null | undefined | false | 0,
  options?: ReadOptions,
): ReadState<Answer> => useAsk(url, (sending) => client.fetch<Answer>(url || '', sending), options);

/** As `useRead`, for a question that is no GET, or several at once; `question` holds all that the answer depends on. */
export function useAsk<Answer>(
  question: string | null | undefined | false | 0,
  call: Call<Answer>,
  { everyMs = 0, keepPrevious = false, failure = 'section', signIn = true, onFailure }: ReadOptions = {},
): ReadState<Answer> {
  const actor = useActor();
  const key: ReadKey | null = question ? [question, actor] : null;
  const id = key && idOf(key);
  const read = useSWR<Answer, Error>(key, (of: ReadKey) => ask(of, call, signIn), {
    revalidateIfStale: id === null || !isBrought(id),
    refreshInterval: everyMs,
    // What moves on by itself is asked for by everybody who comes.
    ...(everyMs > 0 && { dedupingInterval: 0 }),
    revalidateOnFocus: everyMs > 0,
    revalidateOnReconnect: everyMs > 0,
    // The client has tried again already where that helps; what is read again and again goes on.
    shouldRetryOnError: (failed: Error) => everyMs > 0 && isPassing(failed),
    onErrorRetry: (_failed, _key, _config, again, { retryCount }) =>
      void setTimeout(() => void again({ retryCount }), everyMs),
    onError: (failed: Error) => {
      if (isCancelled(failed)) return;
      if (isApiFailure(failed) && failed.says(errorCodes.incompleteAnswer)) report(failed);
      onFailure?.(failed);
    },
  });
  const { data, error, mutate } = read;
  useEffect(() => {
    if (id === null) return;
    broughtIsShown(id);
    return waitFor(id);
  }, [id]);
  const failed = useNewFailure(id, error);
  const previous = usePrevious(actor, data);
  const { cache } = useSWRConfig();
  const isOld = error !== undefined && failed === undefined && data === undefined;
  const cached = unstable_serialize(key);
  useEffect(() => {
    // SWR asks no second time where another part of the page has met the failure too.
    if (isOld && !cache.get(cached)?.isValidating) void mutate();
  }, [isOld, cache, cached, mutate]);
  if (failed !== undefined && data === undefined && failure !== 'own') {
    if (failure === 'section') throw failed;
    const { statusCode, message } = unhandled(failed);
    throw new PageError(statusCode, message);
  }
  const shown = data ?? (keepPrevious && id !== null && failed === undefined ? previous : undefined);
  return {
    data: shown,
    error: failed,
    isLoading: id !== null && shown === undefined && failed === undefined,
    // Read by few: whoever does not is not drawn again at the begin and the end of each read.
    get isRefreshing() {
      return read.isValidating;
    },
    refresh: async () => void (await mutate()),
  };
}

/** Lost on the way, or a server in trouble: the next call may be answered. */
const isPassing = (error: Error) => isApiFailure(error) && (error.status === 0 || error.status >= 500);

/** The failure of this visit: one that the cache kept of an earlier visit is asked again, not shown. */
function useNewFailure(id: string | null, error: Error | undefined): Error | undefined {
  const [start, setStart] = useState({ id, error });
  const isSame = start.id === id;
  if (!isSame) setStart({ id, error });
  const old = isSame ? start.error : error;
  return isCancelled(error) || error === old ? undefined : error;
}

/** The last answer that this actor saw here. */
function usePrevious<Answer>(actor: Actor, data: Answer | undefined): Answer | undefined {
  const kept = useRef<{ actor: Actor; data: Answer }>(undefined);
  useEffect(() => {
    if (data !== undefined) kept.current = { actor, data };
  }, [actor, data]);
  return kept.current?.actor === actor ? kept.current.data : undefined;
}
