/** All that a combination needs, and what is as seldom wanted, in one part loaded on demand: each part costs every page its name. */
export { addCombos, withStandIns } from '../../order/add-combos';
export { ComboOfChoice } from './ComboOfChoice';
export { Moved } from './Moved';
