import { type ReadOptions, useRead } from '@copper-carrot/contracts/runtime';
import { urls } from '../api';

export const useOrder = (orderId: number, options?: ReadOptions) => useRead(urls.order(orderId), options);

export const useChoices = (orderId: number, options?: ReadOptions) => useRead(urls.choices(orderId), options);

export const useCards = (orderId: number, options?: ReadOptions) => useRead(urls.cards(orderId), options);

/** A new address can be typed where the saved ones did not come. */
export const useAddresses = (orderId: number) => useRead(urls.addresses(orderId), { failure: 'own' });
