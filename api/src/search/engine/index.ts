export { answerBrands, answerPackages, countOf } from './answer/answer';
export { dateIn, startInstant } from './query/instants';
export { currentIndex, followCatalogue, whyNotSearchable, stopFollowingCatalogue } from './live/follower';
export { placeViews } from './answer/place-views';
export type { Question, SearchContext } from './query/question';
export type { Snapshot } from './live/search-index';
export { tariffOf } from './query/tariff';
