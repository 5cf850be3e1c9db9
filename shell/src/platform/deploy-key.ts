import { createContext, useContext } from 'react';

const storageKey = 'copper-carrot.deploy-key';

/** The deploy key that somebody typed: of this tab alone, and gone with it. Empty where there is none. */
export const deployKey = {
  read(): string {
    try {
      return sessionStorage.getItem(storageKey) ?? '';
    } catch {
      return '';
    }
  },
  keep(key: string): void {
    try {
      if (key === '') sessionStorage.removeItem(storageKey);
      else sessionStorage.setItem(storageKey, key);
    } catch {
      // Without storage it lasts as long as the page.
    }
  },
};

/** Whose word the page brings with its calls: a key, or the site admin's session where there is none. */
export const DeployKey = createContext('');

export const useKey = (): string => useContext(DeployKey);

export const keyHeaders = (key: string): Record<string, string> =>
  key === '' ? {} : { Authorization: `Bearer ${key}` };
