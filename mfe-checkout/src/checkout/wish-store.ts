import { type DraftOptions } from './draft-options';
import { draftStore } from './draft-store';
import { type Changes } from './sections';

export interface WishStore {
  /** What is typed and not worked out yet. */
  typed: DraftOptions['store'];
  /** The changes that were worked out and not sent. */
  read(): Changes;
  write(changes: Changes): void;
  /** They were sent, or given up. */
  forget(): void;
}

/**
 * Keeps the changes of an order that was submitted until they are sent or given up, as `draftStore` keeps those of a cart.
 * While nothing of the order may be changed, they stay where they are.
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
