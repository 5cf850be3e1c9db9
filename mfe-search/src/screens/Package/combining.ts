/** One chunk for combinations and other rarely used code, as each chunk adds its name to every page. */
export { addCombos, withStandIns } from '../../order/add-combos';
export { ComboOfChoice } from './ComboOfChoice';
export { Moved } from './Moved';
