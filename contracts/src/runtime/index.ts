/** What shell and remotes hold in common while they run. The shell alone brings it; everything else of contracts is each one's own. */
export * from './api-failure';
export * from './client';
export * from './events';
export * from './loading-states';
export * from './shell';
