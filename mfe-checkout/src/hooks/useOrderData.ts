import { addressBookLimit } from '@copper-carrot/contracts';
import { type ReadOptions, useRead } from '@copper-carrot/contracts/runtime';
import { useEffect, useState } from 'react';
import { urls } from '../api';

export const useOrder = (orderId: number, options?: ReadOptions) => useRead(urls.order(orderId), options);

export const useChoices = (orderId: number, options?: ReadOptions) => useRead(urls.choices(orderId), options);

export const useCards = (orderId: number, options?: ReadOptions) => useRead(urls.cards(orderId), options);

/** Those of two books, its owner's and its organization's. A new address can be typed where the saved ones did not come. */
export function useAddresses(orderId: number) {
  const { data, error } = useRead(urls.savedAddresses(orderId), { failure: 'own' });
  const isMore = data && data.count > addressBookLimit;
  const more = useRead(isMore && urls.savedAddresses(orderId, addressBookLimit), { failure: 'own' });
  // Where an order goes may stand in either half.
  const isWhole = !isMore || more.data || more.error;
  return { addresses: data && isWhole ? [...data.records, ...(more.data?.records ?? [])] : undefined, error };
}

/** How long the sections wait for the address book, so that what stands below it need not move. */
export const patienceMs = 500;

/** Whether the sections of an order can be drawn in their final shape: its address book is there, failed, or takes too long. */
export function useBookSettled(orderId: number): boolean {
  const { addresses, error } = useAddresses(orderId);
  // Once they are drawn, they stay.
  const [isSettled, setSettled] = useState(false);
  if (!isSettled && (addresses ?? error)) setSettled(true);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
