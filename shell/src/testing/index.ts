/** Helpers for remotes' tests, which render screens in the shell. */
export { faultsOf, fill, onPhone } from './hands';
export { openScreen, type ScreenOptions } from './open-screen';
