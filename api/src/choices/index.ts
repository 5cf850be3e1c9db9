export { carriedOver } from './carried-over';
export { checkHeadcount, largestHeadcount, nextHeadcount } from './headcount';
export { checkQuantities, countOptions, enoughFor, mustChoose } from './quantities';
export { redistribute } from './redistribute';
export { defaultChoices } from './defaults';
export type * from './types';
