export { answerBrands, answerPackages } from './answer';
export { dateIn, startInstant } from './instants';
export { currentIndex, followCatalogue, isIndexReady, stopFollowingCatalogue } from './live-index';
export { placeViews } from './place-views';
export type { Question, SearchContext } from './question';
export type { Snapshot } from './search-index';
export { tariffOf } from './tariff';
