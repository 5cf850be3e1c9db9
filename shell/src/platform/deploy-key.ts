import { createContext, useContext } from 'react';

/**
 * Whose word the page brings with its calls: the deploy key that somebody typed, or the site admin's session where it is
 * empty. It is kept nowhere else: what lies in the browser's storage, every remote's script could read.
 */
export const DeployKey = createContext('');

export const useKey = (): string => useContext(DeployKey);

export const keyHeaders = (key: string): Record<string, string> =>
  key === '' ? {} : { Authorization: `Bearer ${key}` };
