import Joi from 'joi';
import { csvFile, listAnswer, listQuery, nothing, rateLimit, Reply, routes, shape } from '../http';
import { month, teamId, teamQuery, type OfTeam } from '../invoices';
import { drawPaper, paperLimit } from '../order-papers';
import { listStatements, loadStatement } from './load-statement';
import { presentStatement, statementColumns, statementLines } from './statement.presenter';

/** What was invoiced and paid, by month. */
export const statementRoutes = routes({ tag: 'Billing', base: '/cpi/v1/orderer' });

const dollars = (says: string) => Joi.number().required().description(`${says}, in dollars.`);
const statementAnswer = shape('Statement', 'What was invoiced and paid in a month.', {
  month: Joi.string().required().description('`YYYY-MM`, by the days of the events’ zones.'),
  invoiced: dollars('What was invoiced in it'),
  paid: dollars('What was paid or canceled in it'),
  balance: dollars('What was still to be paid at its end'),
});
const exportLimit = rateLimit({ name: 'statements_export', tries: 60, seconds: 60 * 60 });
const params = Joi.object<{ month: string }, true>({ month: month().required() });

statementRoutes.get(
  '/invoices/statements',
  {
    summary: 'The months with invoices or payments, the latest first',
    who: 'signed-in',
    query: listQuery<OfTeam>({ team_id: teamId() }),
    answer: listAnswer(statementAnswer),
  },
  ({ actor, query }) => listStatements(query, actor),
);

statementRoutes.get(
  '/invoices/statements/:month/pdf',
  {
    summary: 'The statement of a month, as PDF',
    who: 'signed-in',
    ...{ params, query: teamQuery, answer: nothing },
    produces: 'application/pdf',
  },
  async ({ actor, params: { month: of }, query }) => {
    const statement = await loadStatement(of, query, actor);
    await paperLimit.spend(String(actor.userId));
    return Reply.file(await drawPaper(presentStatement(statement)), 'application/pdf', `statement-${of}.pdf`);
  },
);

statementRoutes.get(
  '/invoices/statements/:month/csv',
  {
    summary: 'The same, as a CSV file',
    who: 'signed-in',
    ...{ params, query: teamQuery, answer: nothing },
    produces: 'text/csv',
  },
  async ({ actor, params: { month: of }, query }) => {
    const statement = await loadStatement(of, query, actor);
    await exportLimit.spend(String(actor.userId));
    const file = csvFile(statementColumns, statementLines(statement));
    return Reply.file(file, 'text/csv; charset=utf-8', `statement-${of}.csv`);
  },
);
