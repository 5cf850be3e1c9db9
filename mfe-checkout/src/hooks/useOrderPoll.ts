import type { Schemas } from '@copper-carrot/contracts';
import { type ReadState, useRead, useReads } from '@copper-carrot/contracts/runtime';
import { useEffect, useRef, useState } from 'react';
import { urls } from '../api';
import { pollUrls } from '../poll-api';
import { useLivePoll } from './useLivePoll';
import { useReadAgain } from './useReadAgain';
import { useWatchedPoll } from './useWatchedPoll';

/** The poll of an order; a new version also reads the order again. */
export function useOrderPoll(order: Pick<Schemas['Order'], 'id' | 'poll_code'>): ReadState<Schemas['Poll']> {
  const read = useLivePoll(order.poll_code, pollUrls.poll(order.id), { failure: 'own' });
  const { refresh } = useReads();
  const { data: poll } = read;
  const { isGone } = useWatchedPoll(order.poll_code);
  const stand =
    poll && [poll.code, poll.status, poll.scheduled_at, poll.expires_at, poll.failure?.at, isGone].join();
  useWhenOther(stand, () => void refresh([urls.order(order.id)]));
  return read;
}

/** A page of the answers, read again with each version of the poll. */
export function useSelections({ code, version }: Pick<Schemas['Poll'], 'code' | 'version'>, page: number) {
  const read = useRead(pollUrls.selections(code, page), { failure: 'own', keepPrevious: true });
  const [first] = useState(version);
  useReadAgain(read, version === first ? null : version);
  return read;
}

/** Calls `tell` when the value changes, not for the first one. */
function useWhenOther(value: string | undefined, tell: () => void) {
  const known = useRef(value);
  useEffect(() => {
    if (known.current !== undefined && value !== undefined && value !== known.current) tell();
    known.current = value ?? known.current;
  });
}
