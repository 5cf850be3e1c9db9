import type { Schemas } from '@copper-carrot/contracts';
import { type ReadState, useRead, useReads } from '@copper-carrot/contracts/runtime';
import { useEffect, useRef } from 'react';
import { urls } from '../api';
import { pollUrls } from '../poll-api';
import { useLivePoll } from './useLivePoll';

/** The poll of an order as it is now; what else it changes of the order is read again with it. */
export function useOrderPoll(order: Pick<Schemas['Order'], 'id' | 'poll_code'>): ReadState<Schemas['Poll']> {
  const read = useLivePoll(order.poll_code, pollUrls.poll(order.id), { failure: 'own' });
  const { refresh } = useReads();
  const { data: poll } = read;
  const stand = poll && [poll.code, poll.status, poll.scheduled_at, poll.expires_at, poll.failure?.at].join();
  useWhenOther(stand, () => void refresh([urls.order(order.id)]));
  return read;
}

/** Who answered what; read again with each change of the poll. */
export function useSelections({ code, version }: Pick<Schemas['Poll'], 'code' | 'version'>) {
  const read = useRead(pollUrls.selections(code), { failure: 'own', keepPrevious: true });
  useWhenOther(version, () => void read.refresh());
  return read;
}

/** Tells of a value that is another one than it was; not of the first. */
function useWhenOther(value: string | number | undefined, tell: () => void) {
  const known = useRef(value);
  useEffect(() => {
    if (known.current !== undefined && value !== undefined && value !== known.current) tell();
    known.current = value ?? known.current;
  });
}
