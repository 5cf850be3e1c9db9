import { type DraftOptions } from './draft-options';
import { draftStore } from './draft-store';
import { type Changes } from './sections';

export interface WishStore {
  /** Typed changes that are not calculated yet. */
  typed: DraftOptions['store'];
  /** Changes that are calculated and not sent. */
  read(): Changes;
  write(changes: Changes): void;
  /** Clears them after they were sent or discarded. */
  forget(): void;
}

/**
 * Keeps the changes of a submitted order until they are sent or discarded. They stay stored while
 * the order may not be changed.
 */
export function wishStore(orderId: number, mayChange: boolean): WishStore {
  const key = `copper-carrot.changes.${orderId}`;
  const typed = draftStore(orderId, `${key}.typed`);
  const wished = draftStore(orderId, key);
  const write = (pending: Changes) => wished.write({ pending, base: null });
  return {
    typed: { ...typed, read: () => (mayChange ? typed.read() : { pending: {}, base: null }) },
    read: () => (mayChange ? wished.read().pending : {}),
    write,
    forget() {
      write({});
      typed.write({ pending: {}, base: null });
    },
  };
}
