import type { Schemas } from '@copper-carrot/contracts';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, font, space, text } from '@copper-carrot/shared-ui/tokens';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { styled } from 'styled-components';

/** What an order cost and what it costs today, side by side. */
export function ReorderPrice({ again: { pricing, price_before: before } }: { again: Schemas['Reorder'] }) {
  if (!pricing) return null;
  const rows = [
    ['Food', before.order_items_price, pricing.order_items_price],
    ['Total', before.customer_price, pricing.customer_price],
  ] as const;
  return (
    <div>
      <Table>
        <caption>Price</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Then</th>
            <th scope="col">Today</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, then, now]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatMoney(then)}</td>
              <td data-now>{formatMoney(now)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Small>
        Today’s total has today’s fees, tax and the usual tip in it. A coupon of then is not taken along.
      </Small>
    </div>
  );
}

const Table = styled.table`
  ${tabular}
  width: 100%;
  border-collapse: collapse;

  caption {
    font-family: ${font.heading};
    padding-bottom: ${space(2)};
    font-size: ${text.large};
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: ${space(2)} 0;
    font-weight: 400;
    text-align: end;
  }
  thead th {
    color: ${color.inkSoft};
    font-size: ${text.small};
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  tbody th {
    text-align: start;
  }
  [data-now] {
    font-weight: 600;
  }
`;
const Small = styled.p`
  margin-top: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
