export { answerBrands, answerPackages } from './answer';
export { dateIn, startInstant } from './instants';
export { currentIndex, followCatalogue, isIndexReady, stopFollowingCatalogue } from './live-index';
export type { Question } from './question';
export type { Snapshot } from './search-index';
