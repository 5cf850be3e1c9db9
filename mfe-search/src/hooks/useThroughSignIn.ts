import type { Read } from '@copper-carrot/contracts';
import { type ReadOptions, type ReadState, useRead, useUser } from '@copper-carrot/contracts/runtime';
import { useState } from 'react';

/**
 * Like `useRead` for public data: after a sign-in, the signed-out answer stays until the new one arrives,
 * so that a press that required the sign-in continues on the same page.
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
