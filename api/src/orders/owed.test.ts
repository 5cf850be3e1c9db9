import { orderStatuses } from '@copper-carrot/contracts';
import { sql } from '../database';
import { useLocalServices } from '../testing';
import { owedCents, owedSql } from './owed';

useLocalServices();

test('what an order costs by now is one sum, asked of its record or in a statement', async () => {
  const sums = [null, 0, 500, 2000];
  const orders = orderStatuses.flatMap((status) =>
    sums.flatMap((totalCents) =>
      sums.flatMap((waivedCents) =>
        sums.map((cancellationFeeCents) => ({ status, totalCents, waivedCents, cancellationFeeCents })),
      ),
    ),
  );
  const rows = await sql.rows<{ owed: number }>(
    `select ${owedSql('o')} as owed from unnest($1::text[], $2::int[], $3::int[], $4::int[])
       with ordinality as o (status, total_cents, waived_cents, cancellation_fee_cents, n) order by n`,
    [
      orders.map(({ status }) => status),
      orders.map(({ totalCents }) => totalCents),
      orders.map(({ waivedCents }) => waivedCents),
      orders.map(({ cancellationFeeCents }) => cancellationFeeCents),
    ],
  );
  expect(rows.map(({ owed }) => owed)).toEqual(orders.map((order) => owedCents(order)));
});
