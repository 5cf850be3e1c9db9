export type { Column, Objective, Program, Row } from './program';
export { solve } from './solve';
