import type { Schemas } from '@copper-carrot/contracts';
import { type ReadState, useRead, useReads } from '@copper-carrot/contracts/runtime';
import { useEffect, useRef, useState } from 'react';
import { urls } from '../api';
import { pollUrls } from '../poll-api';
import { useLivePoll } from './useLivePoll';
import { useReadAgain } from './useReadAgain';
import { useWatchedPoll } from './useWatchedPoll';

/** The poll of an order as it is now; what else it changes of the order is read again with it. */
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

/** Who answered what, a page of it; read again with each change of the poll. */
export function useSelections({ code, version }: Pick<Schemas['Poll'], 'code' | 'version'>, page: number) {
  const read = useRead(pollUrls.selections(code, page), { failure: 'own', keepPrevious: true });
  const [first] = useState(version);
  useReadAgain(read, version === first ? null : version);
  return read;
}

/** Tells of a value that is another one than it was; not of the first. */
function useWhenOther(value: string | undefined, tell: () => void) {
  const known = useRef(value);
  useEffect(() => {
    if (known.current !== undefined && value !== undefined && value !== known.current) tell();
    known.current = value ?? known.current;
  });
}
