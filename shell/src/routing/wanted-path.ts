import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

/** Provided by the pages, for what stands around them; a screen on show has its own. */
export const WantedPath = createContext<string | null>(null);

/** The path that the person has gone to, also while its page is on its way. */
export function useWantedPath(): string {
  const { pathname } = useLocation();
  return use(WantedPath) ?? pathname;
}
