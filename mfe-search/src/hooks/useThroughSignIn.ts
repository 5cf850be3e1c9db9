import type { Read } from '@copper-carrot/contracts';
import { type ReadOptions, type ReadState, useRead, useUser } from '@copper-carrot/contracts/runtime';
import { useState } from 'react';

/**
 * As `useRead`, for what everybody may see: what stood there for whoever was signed out stays while they sign in, until it is
 * there as they see it. So a press that asks them to sign in goes on in the page in which it was made.
 */
export function useThroughSignIn<Answer>(
  url: Read<Answer>,
  options?: ReadOptions,
): Omit<ReadState<Answer>, 'isRefreshing'> {
  const isNobody = useUser() === null;
  const { data, error, isLoading, refresh } = useRead(url, options);
  const [seen, setSeen] = useState<{ url: string; data: Answer }>();
  if (isNobody && data !== undefined && (seen?.url !== url || seen.data !== data)) setSeen({ url, data });
  const shown = data ?? (error === undefined && seen?.url === url ? seen.data : undefined);
  return { data: shown, error, isLoading: isLoading && shown === undefined, refresh };
}
