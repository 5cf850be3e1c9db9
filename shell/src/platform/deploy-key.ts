import { createContext, useContext } from 'react';

/**
 * The typed deploy key, or empty for the site admin's session. It is kept in memory only, as any remote's
 * script can read the browser's storage.
 */
export const DeployKey = createContext('');

export const useKey = (): string => useContext(DeployKey);

export const keyHeaders = (key: string): Record<string, string> =>
  key === '' ? {} : { Authorization: `Bearer ${key}` };
