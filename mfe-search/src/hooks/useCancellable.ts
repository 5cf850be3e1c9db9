import type { Read } from '@copper-carrot/contracts';
import { useEffect } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { get, isCancelled } from '../api';

const running = new Map<string, AbortController>();

function fetchCancellable<Answer>(url: Read<Answer>): Promise<Answer> {
  const controller = new AbortController();
  running.set(url, controller);
  return get(url, controller.signal).finally(() => {
    if (running.get(url) === controller) running.delete(url);
  });
}

/** Reads a URL that may change at every key: what nobody waits for any more is cancelled, and never an error (1 §8). */
export function useCancellable<Answer>(
  url: Read<Answer> | null,
  { onError, ...config }: SWRConfiguration<Answer, unknown> = {},
): SWRResponse<Answer, unknown> {
  useEffect(
    () => () => {
      if (url !== null) running.get(url)?.abort();
    },
    [url],
  );
  const response = useSWR<Answer, unknown>(url, (key: Read<Answer>) => fetchCancellable(key), {
    keepPreviousData: true,
    revalidateOnFocus: false,
    // The client has tried again already where that helps.
    shouldRetryOnError: false,
    ...config,
    onError: (error: unknown, key, own) => {
      if (!isCancelled(error)) onError?.(error, key, own);
    },
  });
  const { error, isLoading, isValidating, data, mutate } = response;
  const cancelled = isCancelled(error);
  return {
    data,
    mutate,
    isValidating,
    error: cancelled ? undefined : error,
    isLoading: isLoading || cancelled,
  };
}
