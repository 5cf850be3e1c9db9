import { type ReactNode } from 'react';
import styled from 'styled-components';
import { formatMoney } from '../format/money';
import { Tooltip } from '../Tooltip/Tooltip';
import { tabular } from '../theme/styles';
import { color, font, space, text } from '../theme/tokens';

export interface PriceLine {
  label: string;
  /** US dollars; what is taken off is below zero. */
  amount: number;
  /** How the amount came about: '24 × $14.50'. */
  detail?: ReactNode;
  /** Why it is charged; opens beside the label. Null for what explains itself. */
  explanation?: string | null;
}

/** What a price comes to. */
export interface PriceSum {
  /** The sum to pay, in US dollars. */
  total: number;
  totalLabel?: string;
  /** What one person's part is. */
  note?: ReactNode;
}

/** Without a sum where a `PriceTotal` stands elsewhere. */
export interface PriceLinesProps extends Partial<PriceSum> {
  lines: readonly PriceLine[];
  /** Being worked out anew: the old sums stay, dimmed. */
  pending?: boolean;
}

/** A price that explains itself: each line, how it came about, and the sum. */
export function PriceLines({ lines, pending, total, ...sum }: PriceLinesProps) {
  return (
    <Root data-pending={pending || undefined} aria-busy={pending || undefined}>
      {lines.map((line, index) => (
        // By its place: an order has a food line for each package, and nothing else tells them apart.
        <Line key={index} data-off={line.amount < 0 || undefined}>
          <dt>
            {line.label}
            {line.explanation && <Tooltip text={line.explanation} label={`About ${line.label}`} />}
            {line.detail && <Detail>{line.detail}</Detail>}
          </dt>
          <dd>{line.amount < 0 ? `−${formatMoney(-line.amount)}` : formatMoney(line.amount)}</dd>
        </Line>
      ))}
      {total !== undefined && <SumLine total={total} {...sum} />}
    </Root>
  );
}

/** The sum alone, apart from its lines, as beside the button that agrees to it; the first one has its room before it is known. */
export const PriceTotal = ({ pending, ...sum }: Partial<PriceSum> & Pick<PriceLinesProps, 'pending'>) => (
  <Root data-pending={pending || undefined} aria-busy={pending || undefined}>
    <SumLine {...sum} />
  </Root>
);

const SumLine = ({
  total,
  totalLabel = 'Total',
  note = total === undefined && 'Being worked out',
}: Partial<PriceSum>) => (
  <Total data-total>
    <dt>{totalLabel}</dt>
    <dd>{total === undefined ? '\u00a0' : formatMoney(total)}</dd>
    {note && <Note>{note}</Note>}
  </Total>
);

const Root = styled.dl`
  ${tabular}
  display: grid;
  gap: ${space(2.5)};
  transition: color 150ms;

  /* Softer, but never too faint to read. */
  &[data-pending] {
    color: ${color.inkSoft};
  }
`;
const Line = styled.div`
  display: flex;
  gap: ${space(4)};
  justify-content: space-between;

  dd {
    flex: none;
  }
  &[data-off] dd {
    color: ${color.leaf};
  }
`;
const Detail = styled.span`
  display: block;
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
/** In the total's line, whose font is the heading's. */
const Note = styled.dd`
  width: 100%;
  font-family: ${font.text};
  font-size: ${text.small};
  font-weight: 400;
  letter-spacing: 0;
  color: ${color.inkSoft};
`;
const Total = styled(Line)`
  flex-wrap: wrap;
  row-gap: 0;
  align-items: baseline;
  font-family: ${font.heading};
  font-size: ${text.heading};
  font-weight: 560;
  letter-spacing: -0.01em;

  dt {
    font-size: ${text.large};
  }
  &:not(:first-child) {
    margin-top: ${space(1)};
    padding-top: ${space(4)};
    border-top: 1px solid ${color.line};
  }
`;
