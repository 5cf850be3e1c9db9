import type { Schemas } from '@copper-carrot/contracts';
import { useState } from 'react';
import { type Changes, type Values } from '../checkout/sections';

/** The address that a person enters themselves, letter by letter. */
export interface TypedPlace {
  text: string;
  /** What was last given as the address: a suggestion that was picked, known by its id, or words typed in full. */
  said: Pick<Schemas['Order']['address'], 'google_place_id' | 'formatted_address'> | null;
}

const nothing: TypedPlace = { text: '', said: null };

/** What the typed address changes of the order; half a word is no address, so it is not said yet. */
export function placeOf({ text, said }: TypedPlace): Changes {
  const isSaid = said !== null && said.formatted_address === text;
  return { address_id: null, ...(isSaid ? said : { google_place_id: null, formatted_address: null }) };
}

/** The same words, given as an address as they stand; empty ones are none. */
export function saidInFull(typed: TypedPlace): TypedPlace {
  const text = typed.text.trim();
  if (text === '' || typed.said?.formatted_address === text) return { ...typed, text };
  return { text, said: { google_place_id: null, formatted_address: text } };
}

/** The order's own address, as if it had been typed. */
export function theOrders({ google_place_id, formatted_address }: Values): TypedPlace {
  if (formatted_address === null) return nothing;
  return { text: formatted_address, said: { google_place_id, formatted_address } };
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
