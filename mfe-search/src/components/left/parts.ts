// One module for all parts about unfinished carts, as each chunk adds its name to every page.
export { AskToContinue } from './AskToContinue';
export { ContinueOrder } from './ContinueOrder';
