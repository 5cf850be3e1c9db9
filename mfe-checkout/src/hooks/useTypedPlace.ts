import type { Schemas } from '@copper-carrot/contracts';
import { useState } from 'react';
import { type Changes, type Values } from '../checkout/sections';

/** The address as a person types it. */
export interface TypedPlace {
  text: string;
  /** The last complete address: a picked suggestion with its id, or words typed in full. */
  said: Pick<Schemas['Order']['address'], 'google_place_id' | 'formatted_address'> | null;
}

const nothing: TypedPlace = { text: '', said: null };

/** The changes for a typed address; an incomplete one sends none. */
export function placeOf({ text, said }: TypedPlace): Changes {
  const isSaid = said !== null && said.formatted_address === text;
  return { address_id: null, ...(isSaid ? said : { google_place_id: null, formatted_address: null }) };
}

/** The typed words as a complete address; unchanged if they are empty or already one. */
export function saidInFull(typed: TypedPlace): TypedPlace {
  const text = typed.text.trim();
  if (text === '' || typed.said?.formatted_address === text) return { ...typed, text };
  return { text, said: { google_place_id: null, formatted_address: text } };
}

/** The order's own address in the form of a typed one. */
export function theOrders({ google_place_id, formatted_address }: Values): TypedPlace {
  if (formatted_address === null) return nothing;
  return { text: formatted_address, said: { google_place_id, formatted_address } };
}

/** Keeps the typed address over a reload and while a saved one is chosen. */
export function useTypedPlace(orderId: number, values: Values, isBegun: boolean) {
  const key = `copper-carrot.checkout.${orderId}.place`;
  const [typed, setTyped] = useState(() => {
    // The order's own address is newer, unless another one was begun.
    const isOfOrder = !isBegun && values.address_id === null && values.formatted_address !== null;
    return isOfOrder ? theOrders(values) : read(key);
  });
  const keep = (next: TypedPlace) => {
    setTyped(next);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage, it lasts as long as the page.
    }
  };
  return [typed, keep] as const;
}

function read(key: string): TypedPlace {
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<TypedPlace>) };
  } catch {
    return nothing;
  }
}
