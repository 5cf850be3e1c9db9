export type { Column, Objective, Program, Row } from './program';
export { withSolver, type Solved, type Solver } from './solve';
