import type { List, Schemas } from '@copper-carrot/contracts';
import useSWR from 'swr';
import { get, urls } from '../api';

/** What is typed is compared with what was read once; a quiet refetch must not pull the form from under a person. */
const steady = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

export const useOrder = (orderId: string) =>
  useSWR<Schemas['Order'], Error>(urls.order(orderId), get, steady);

export const useChoices = (orderId: string) =>
  useSWR<List<Schemas['Choice']>, Error>(urls.choices(orderId), get, steady);

export const useCards = (orderId: string) =>
  useSWR<List<Schemas['CreditCard']>, Error>(urls.cards(orderId), get, steady);

export const useAddresses = (orderId: string) =>
  useSWR<List<Schemas['Address']>, Error>(urls.addresses(orderId), get, steady);
