/** What shell and remotes hold in common while they run. The shell alone brings it; everything else of contracts is each one's own. */
export * from './api-failure';
export { bringAnswers } from './brought';
export * from './client';
export * from './events';
export { isApiFailure, isCancelled, type WriteFailure } from './failures';
export * from './loading-states';
export * from './shell';
export { signedIn } from './signed-in';
export { useAsk, useRead, type ReadOptions, type ReadState } from './use-read';
export { useReads, useReadsOfOnePerson, type Reads } from './use-reads';
export { hasUnsaved, holdUnsaved, type Unsaved, useUnsaved } from './unsaved';
export { type Favorite, useFavorite } from './use-favorite';
export { useUserWrite } from './use-user-write';
export { useWrite, type OnceHeaders, type Write, type WriteOptions } from './use-write';
