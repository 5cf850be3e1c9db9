export { loadStatement, statementMonths } from './load-statement';
export { monthInWords, presentStatement } from './statement.presenter';
export { statementRoutes } from './statement.routes';
