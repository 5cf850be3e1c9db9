import { createContext } from 'react';

/** Lets an error page report that it replaced the screen; returns the cleanup. */
export const ErrorOnShow = createContext<() => () => void>(() => () => undefined);
