/** How long, in ms, a page waits for what it could do without; tests of what it brings wait as long as a busy machine takes. */
export const pageWaits = { ms: 500 };
