// What is drawn of a cart that was left, in one part: each of its own would cost every page its name.
export { AskToContinue } from './AskToContinue';
export { ContinueOrder } from './ContinueOrder';
