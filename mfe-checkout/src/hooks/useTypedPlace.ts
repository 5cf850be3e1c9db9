import type { Schemas } from '@copper-carrot/contracts';
import { useState } from 'react';
import { type Changes, type Values } from '../checkout/sections';

/** The address that a person enters themselves, letter by letter; a suggestion that was picked is known by its id. */
export interface TypedPlace {
  text: string;
  picked: Pick<Schemas['AddressSuggestion'], 'google_place_id' | 'formatted_address'> | null;
}

const nothing: TypedPlace = { text: '', picked: null };

/** What the typed address changes of the order; without words, that it is not said yet. */
export function placeOf({ text, picked }: TypedPlace): Changes {
  if (picked && picked.formatted_address === text) return { address_id: null, ...picked };
  return { address_id: null, google_place_id: null, formatted_address: text.trim() || null };
}

/** The order's own address, as if it had been typed. */
export function theOrders({ google_place_id, formatted_address }: Values): TypedPlace {
  if (formatted_address === null) return nothing;
  const picked = google_place_id === null ? null : { google_place_id, formatted_address };
  return { text: formatted_address, picked };
}

/** Keeps what is typed as a new address while a saved one is looked at, and over a reload. */
export function useTypedPlace(orderId: number, values: Values, isBegun: boolean) {
  const key = `copper-carrot.checkout.${orderId}.place`;
  const [typed, setTyped] = useState(() => {
    // The order's own words are the later ones, unless something else was begun.
    const isOfOrder = !isBegun && values.address_id === null && values.formatted_address !== null;
    return isOfOrder ? theOrders(values) : read(key);
  });
  const keep = (next: TypedPlace) => {
    setTyped(next);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Where storage is closed, it lives as long as the page.
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
