import { sentenceIn } from '@copper-carrot/contracts';
import { useEffect, useRef, useState } from 'react';
import { refusalOf, type UploadLimits } from './uploads';

/** Carries a file away, and says how far it is, from 0 to 1; a rejected promise carries a sentence for the person, as a failed call does. */
export type SendFile = (
  file: File,
  way: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<unknown>;

export interface Upload {
  id: number;
  file: File;
  state: 'sending' | 'sent' | 'failed';
  /** From 0 to 1. */
  share: number;
  /** Why it failed. */
  error?: string;
}

/** The files that were chosen, each on its way by itself; what is taken away, or unmounted, is given up. */
export function useUploads(send: SendFile, limits: UploadLimits, onChange?: (files: File[]) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const lastId = useRef(0);
  const ways = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const all = ways.current;
    return () => {
      for (const way of all.values()) way.abort();
    };
  }, []);

  // A file may arrive long after the render that it was chosen in.
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });

  const known = useRef(uploads);
  const set = (next: (now: readonly Upload[]) => readonly Upload[]) => {
    const sent = (list: readonly Upload[]) =>
      list.filter(({ state }) => state === 'sent').map(({ file }) => file);
    const before = sent(known.current);
    known.current = next(known.current);
    setUploads(known.current);
    const now = sent(known.current);
    if (now.length !== before.length || now.some((file, at) => file !== before[at])) changed.current?.(now);
  };
  const patch = (id: number, change: Partial<Upload>) =>
    set((now) => now.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));

  const start = async (id: number, file: File) => {
    ways.current.get(id)?.abort();
    const way = new AbortController();
    ways.current.set(id, way);
    const tell = (change: Partial<Upload>) => {
      if (!way.signal.aborted) patch(id, change);
    };
    try {
      await send(file, { signal: way.signal, onProgress: (share) => tell({ share }) });
      tell({ state: 'sent', share: 1 });
    } catch (failure) {
      tell({ state: 'failed', error: sentenceIn(failure) ?? 'It did not arrive.' });
    }
  };

  const add = (files: readonly File[]) => {
    const { maxFiles = 1 } = limits;
    const good = files.filter((file) => !refusalOf(file, limits));
    const room = Math.max(maxFiles - known.current.length, 0);
    const tooMany = good.slice(room).map(({ name }) => `${name} is one too many: ${maxFiles} at most.`);
    setRefusals([...files.flatMap((file) => refusalOf(file, limits) ?? []), ...tooMany]);
    const added = good
      .slice(0, room)
      .map((file): Upload => ({ id: (lastId.current += 1), file, state: 'sending', share: 0 }));
    set((now) => [...now, ...added]);
    for (const { id, file } of added) void start(id, file);
  };
  const retry = (id: number) => {
    const upload = known.current.find((one) => one.id === id);
    if (upload?.state !== 'failed') return;
    patch(id, { state: 'sending', share: 0, error: undefined });
    void start(id, upload.file);
  };
  const remove = (id: number) => {
    ways.current.get(id)?.abort();
    set((now) => now.filter((upload) => upload.id !== id));
  };
  return { uploads, refusals, add, retry, remove };
}
