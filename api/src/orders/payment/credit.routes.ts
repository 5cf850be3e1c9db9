import type { Schemas } from '@copper-carrot/contracts';
import { notFound } from '../../errors';
import {
  authorize,
  defineList,
  idParams,
  listQuery,
  presentList,
  routes,
  type Policy,
  type RecordOf,
} from '../../http';
import { hasPrivilege } from '../../organizations';
import { centsToDollars } from '../../pricing';
import { mayReadCredit } from '../access';
import { countedSql, creditOf } from './credit-limit';
import { creditAnswer, creditQuery, owedOnInvoicesAnswer } from './credit.schemas';

export const creditRoutes = routes({ tag: 'Organizations', base: '/cpi/v2' });

const creditPolicy: Policy<{ id: number }, 'list'> = {
  read: (actor, { id }) => hasPrivilege(actor, 'teams', 'read', id),
  list: (actor, { id }) => mayReadCredit(actor, { teamId: id }),
};

creditRoutes.get(
  '/orderer/teams/:id/credit',
  {
    summary: 'What an organization may owe on invoices',
    description: 'With `order_id`, what is left for that order: what it owes already is not counted.',
    who: 'signed-in',
    params: idParams,
    query: creditQuery,
    answer: creditAnswer,
  },
  async ({ actor, params, query }) => {
    authorize(creditPolicy, 'list', actor, params);
    const credit = await creditOf(params.id, query.order_id ?? null, null);
    if (!credit) throw notFound();
    const { limitCents, owedCents, leftCents, termsDays } = credit;
    return {
      limit: limitCents === null ? null : centsToDollars(limitCents),
      owed: centsToDollars(owedCents),
      left: leftCents === null ? null : centsToDollars(leftCents),
      invoice_terms_days: termsDays,
    };
  },
);

const counted = defineList({
  name: 'owed-on-invoices',
  columns: {
    order_id: 'int4?',
    brand_name: 'text?',
    start_date: 'date?',
    invoice_number: 'text?',
    amount_cents: 'int4',
    counts_until: 'date?',
  },
  select: `c.order_id, b.name as brand_name, o.start_date, c.number as invoice_number, c.amount_cents, c.due_on as counts_until`,
  from: `${countedSql('$1')} c left join orders o on o.id = c.order_id left join brands b on b.id = o.brand_id`,
  order: 'c.due_on, o.start_date',
  key: 'c.order_id, c.number',
});

const presentOwed = ({
  amount_cents: cents,
  ...owed
}: RecordOf<typeof counted>): Schemas['OwedOnInvoice'] => ({
  ...owed,
  amount: centsToDollars(cents),
});

creditRoutes.get(
  '/orderer/teams/:id/credit/orders',
  {
    summary: 'What counts against the limit of an organization',
    description: 'Invoices first, in the sequence in which they are due, then orders without one.',
    who: 'signed-in',
    params: idParams,
    query: listQuery(),
    answer: owedOnInvoicesAnswer,
  },
  async ({ actor, params, query }) => {
    authorize(creditPolicy, 'list', actor, params);
    return presentList(await counted.page([params.id], query), presentOwed);
  },
);
