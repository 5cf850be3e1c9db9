/** How many portions of a menu are enough for one person (1 §7). */
export const portionsEach = 1.5;

/** For about how many people portions are enough. */
export const fedBy = (portions: number): number => Math.floor(portions / portionsEach);
