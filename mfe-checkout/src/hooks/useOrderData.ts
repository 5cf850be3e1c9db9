import { addressBookLimit } from '@copper-carrot/contracts';
import { type ReadOptions, useRead } from '@copper-carrot/contracts/runtime';
import { useEffect, useState } from 'react';
import { urls } from '../api';

export const useOrder = (orderId: number, options?: ReadOptions) => useRead(urls.order(orderId), options);

export const useChoices = (orderId: number, options?: ReadOptions) => useRead(urls.choices(orderId), options);

export const useCards = (orderId: number, options?: ReadOptions) => useRead(urls.cards(orderId), options);

/**
 * Addresses of the owner's and the organization's books; if they fail to load, a new address can
 * still be typed.
 */
export function useAddresses(orderId: number) {
  const { data, error } = useRead(urls.savedAddresses(orderId), { failure: 'own' });
  const isMore = data && data.count > addressBookLimit;
  const more = useRead(isMore && urls.savedAddresses(orderId, addressBookLimit), { failure: 'own' });
  // The order's address may be on either page.
  const isWhole = !isMore || more.data || more.error;
  return { addresses: data && isWhole ? [...data.records, ...(more.data?.records ?? [])] : undefined, error };
}

/** How long in milliseconds sections wait for the address book, to avoid a layout shift. */
export const patienceMs = 500;

/** Whether the sections can be drawn: the address book loaded, failed, or took too long. */
export function useBookSettled(orderId: number): boolean {
  const { addresses, error } = useAddresses(orderId);
  // Once drawn, sections stay drawn.
  const [isSettled, setSettled] = useState(false);
  if (!isSettled && (addresses ?? error)) setSettled(true);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
