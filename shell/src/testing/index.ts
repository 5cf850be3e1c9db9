/** What tests of remotes stand on: a screen as the shell shows it. */
export { faultsOf, fill, onPhone } from './hands';
export { openScreen, type ScreenOptions } from './open-screen';
