import type { Read } from '@copper-carrot/contracts';
import useSWR from 'swr';
import { get, urls } from '../api';

/** What is typed is compared with what was read once; a quiet refetch must not pull the form from under a person. */
const steady = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

const useRead = <Answer>(url: Read<Answer>) =>
  useSWR<Answer, Error>(url, (key: Read<Answer>) => get(key), steady);

export const useOrder = (orderId: number) => useRead(urls.order(orderId));

export const useChoices = (orderId: number) => useRead(urls.choices(orderId));

export const useCards = (orderId: number) => useRead(urls.cards(orderId));

export const useAddresses = (orderId: number) => useRead(urls.addresses(orderId));
