import { createContext } from 'react';

/** Told by an error page that stands in a screen's place; it returns what says that the page is gone. */
export const ErrorOnShow = createContext<() => () => void>(() => () => undefined);
