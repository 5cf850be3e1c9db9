import type { Read } from '@copper-carrot/contracts';
import { type ReadOptions, type ReadState, useRead } from '@copper-carrot/contracts/runtime';

/** How often a poll is asked for while somebody looks at it. */
const pollEveryMs = 4_000;

/**
 * Reads a poll by its own URL, and again as it changes, for as long as somebody looks at the page; nothing without a code.
 * How a change is noticed is this hook's alone: by asking again. A stream of the poll (by its code) may call `refresh` instead.
 */
export function useLivePoll<Answer>(
  code: string | null | undefined,
  url: Read<Answer> | null,
  options: Pick<ReadOptions, 'failure'> = {},
): ReadState<Answer> {
  return useRead(code ? url : null, { ...options, everyMs: pollEveryMs });
}
