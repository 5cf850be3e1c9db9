/** Two remotes edit dishes: each brings this for itself, so that no page pays for it that shows none. */
export { BasketLines } from './BasketLines';
export { DishMenu } from './DishMenu';
export { useKeptFocus } from './useKeptFocus';
