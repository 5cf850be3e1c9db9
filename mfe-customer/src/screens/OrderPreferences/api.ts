import { type BodyOf, read } from '@copper-carrot/contracts';
import { client, useRead } from '@copper-carrot/contracts/runtime';

const path = '/cpi/v1/orderer/order_preferences';

export const preferencesUrl = read(path, {});

export const usePreferences = () => useRead(preferencesUrl);

export const savePreferences = (said: BodyOf<typeof path, 'patch'>['order_preferences']) =>
  client.patch(path, { body: { order_preferences: said } });
