/** All that a combination needs, in one part that is loaded when one is wanted: each part costs every page its name. */
export { addCombos, withStandIns } from '../../order/add-combos';
export { ComboOfChoice } from './ComboOfChoice';
