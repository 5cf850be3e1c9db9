import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { prepared } from '../prepared';
import type { PriceLine } from '../pricing';
import { OrderPriceLine } from './order-lines.model';

/** One line of a price as stored in `order_price_lines`, in cents. */
export interface KeptLine {
  code: string;
  key: string;
  label: string;
  amountCents: number;
  taxable: boolean;
  taxableCents: number;
  catererCents: number;
  platformCents: number;
}

export const keptLine = ({ parties, ...line }: PriceLine): KeptLine => ({
  code: line.code,
  key: line.key,
  label: line.label,
  amountCents: line.amountCents,
  taxable: line.taxable,
  taxableCents: line.taxableCents,
  catererCents: parties.caterer,
  platformCents: parties.platform,
});

const linesOfQuery = prepared(
  'order-lines-of',
  {
    ...{
      code: 'text',
      key: 'text',
      label: 'text',
      amountCents: 'int4',
      taxable: 'bool',
      taxableCents: 'int4',
    },
    ...{ catererCents: 'int4', platformCents: 'int4' },
  },
  `select code, key, label, amount_cents as "amountCents", taxable, taxable_cents as "taxableCents",
     caterer_cents as "catererCents", platform_cents as "platformCents"
   from order_price_lines where order_id = $1 order by position`,
);

/** The stored price lines of an order. */
export const linesOf = (orderId: number, transaction: Transaction): Promise<KeptLine[]> =>
  sql.within(transaction, linesOfQuery, [orderId]);

const linesKept = prepared(
  'order-lines-kept',
  {},
  `insert into order_price_lines (order_id, position, code, key, label, amount_cents, taxable, taxable_cents,
     caterer_cents, platform_cents)
   select $1, l.position, l.code, l.key, l.label, l."amountCents", l.taxable, l."taxableCents", l."catererCents",
     l."platformCents"
   from json_to_recordset($2::json) as l(position int, code text, key text, label text, "amountCents" int, taxable bool,
     "taxableCents" int, "catererCents" int, "platformCents" int)`,
);

/** Stores the price lines of an order that has none yet, in this sequence. */
export async function keepLines(
  orderId: number,
  lines: readonly KeptLine[],
  transaction: Transaction,
): Promise<void> {
  const placed = lines.map((line, position) => ({ ...line, position }));
  await sql.send(transaction, linesKept, [orderId, JSON.stringify(placed)]);
}

/** Replaces the price lines of an order. */
export async function replaceLines(
  orderId: number,
  lines: readonly KeptLine[],
  transaction: Transaction,
): Promise<void> {
  await OrderPriceLine.destroy({ where: { orderId }, transaction });
  await keepLines(orderId, lines, transaction);
}
