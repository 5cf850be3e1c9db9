import type { Read, Schemas } from '@copper-carrot/contracts';
import { type ReadOptions, type ReadState, useRead } from '@copper-carrot/contracts/runtime';
import { useReadAgain } from './useReadAgain';
import { useWatchedPoll } from './useWatchedPoll';

type Standing = Pick<Schemas['LivePoll'], 'version' | 'is_over'>;

/** Reads a poll, and again when its stream reports a newer version; no read without a code. */
export function useLivePoll<Answer extends Standing>(
  code: string | null | undefined,
  url: Read<Answer> | null,
  options: Pick<ReadOptions, 'failure'> = {},
): ReadState<Answer> {
  const read = useRead(code ? url : null, options);
  const watched = useWatchedPoll(code);
  const { data, error } = read;
  const isBehind = data ? watched.isGone || isOlder(data, watched.poll) : error !== undefined;
  useReadAgain(read, isBehind ? watched : null);
  return read;
}

/** A poll also ends by time alone, without a new version. */
const isOlder = (known: Standing, live: Standing | null) =>
  live !== null &&
  (live.version > known.version || (live.version === known.version && live.is_over && !known.is_over));
