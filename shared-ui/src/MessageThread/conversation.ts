import { read, type QueryOf, type Schemas } from '@copper-carrot/contracts';
import { client, signedIn, useRead, useReads } from '@copper-carrot/contracts/runtime';
import { useEffect, useRef, useState } from 'react';
import { inZone, ownZone } from '../format/zones';
import { type ThreadMessage } from './message';

/** A thread by what it is about: an order, or an organization and a brand. */
export type ThreadOf = Pick<QueryOf<'/cpi/v2/messages'>, 'order_id' | 'team_id' | 'brand_id'>;

const pageSize = 50;
/** How often it is looked where no stream comes through. */
const everyMs = 20_000;

interface Written {
  key: string;
  text: string;
  uploadKeys: string[];
  at: Date;
  state: 'sending' | 'failed';
}

const stats = read('/cpi/v2/user/stats', {});
const threads = read('/cpi/v2/messages/threads', {});

/** A thread as it is read and written: what is said elsewhere comes by itself, and what was seen counts as read. */
export function useConversation(of: ThreadOf) {
  const { refresh } = useReads();
  const [limit, setLimit] = useState(pageSize);
  const { data, refresh: again } = useRead(read('/cpi/v2/messages', { query: { ...of, limit } }), {
    everyMs,
    keepPrevious: true,
  });
  const [written, setWritten] = useState<readonly Written[]>([]);
  useStream(of, again);
  useSeen(of, data?.records, () => refresh([stats, threads]));

  const send = async ({ state: _state, ...message }: Omit<Written, 'state'> & Partial<Written>) => {
    const { key, text, uploadKeys } = message;
    const put = (state: Written['state'] | null) =>
      setWritten((all) => [
        ...all.filter((each) => each.key !== key),
        ...(state ? [{ ...message, state }] : []),
      ]);
    put('sending');
    try {
      await signedIn(() =>
        client.post('/cpi/v2/messages', {
          body: {
            message: { ...of, body: text, ...(uploadKeys.length > 0 && { upload_keys: uploadKeys }) },
          },
          headers: { 'Idempotency-Key': key },
        }),
      );
      await again();
      put(null);
      void refresh([threads]);
    } catch {
      put('failed');
    }
  };
  return {
    messages: data && [...data.records.toReversed().map(asSaid), ...written.map(asWritten)],
    onSend: (text: string, uploadKeys: string[]) =>
      void send({ key: newKey(), text, uploadKeys, at: new Date() }),
    takesFiles: true,
    onRetry: (id: string) => {
      const message = written.find(({ key }) => key === id);
      if (message) void send(message);
    },
    onEarlier: data && data.count > data.records.length ? () => setLimit(limit + pageSize) : undefined,
  };
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const asSaid = ({
  id,
  sender_name: name,
  sender_avatar_url: picture,
  acting_as: admin,
  own,
  body,
  attachments,
  created_at: at,
}: Schemas['Message']): ThreadMessage => ({
  id: String(id),
  author: admin === null ? name : `${admin} for ${name}`,
  picture: admin === null ? (picture ?? undefined) : undefined,
  own,
  text: body,
  files: attachments.map(({ id: file, name: called, url, content_type: type }) => ({
    id: String(file),
    name: called,
    url,
    isPicture: type.startsWith('image/'),
  })),
  ...inZone(at, ownZone()),
});
const asWritten = ({ key, text, at, state }: Written): ThreadMessage => ({
  id: key,
  author: '',
  own: true,
  text,
  state,
  ...inZone(at, ownZone()),
});

/** Reads again whenever something is said. */
function useStream(of: ThreadOf, again: () => Promise<void>) {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  const url = read('/cpi/v2/messages/live', { query: of });
  useEffect(() => {
    if (typeof EventSource === 'undefined') return undefined;
    const stream = new EventSource(url);
    stream.addEventListener('changed', () => void latest.current());
    return () => stream.close();
  }, [url]);
}

/** Keeps up to where the thread was seen, once for each new message of the other side, while somebody looks. */
function useSeen(of: ThreadOf, messages: readonly Schemas['Message'][] | undefined, onRead: () => unknown) {
  const newest = messages?.find(({ own }) => !own)?.id ?? 0;
  const told = useRef(0);
  useEffect(() => {
    if (newest <= told.current || document.visibilityState === 'hidden') return;
    told.current = newest;
    client
      .post('/cpi/v2/messages/read', { body: { thread: { ...of, read_through: newest } } })
      .then(onRead)
      .catch(() => {
        // It stays unread, and is told with the next one.
        told.current = 0;
      });
  });
}
