import { type ReactNode } from 'react';
import styled from 'styled-components';
import { formatMoney } from '../format/money';
import { hidden, tabular } from '../theme/styles';
import { color, font, text } from '../theme/tokens';

export interface PriceProps {
  /** US dollars. */
  amount: number;
  /** 0 leaves the cents out. */
  digits?: number;
  /** Behind the amount, such as 'per person'. */
  unit?: ReactNode;
  /** The price before, struck through. */
  before?: number;
  size?: 'inherit' | 'large' | 'hero';
}

/** An amount of money. */
export function Price({ amount, digits, unit, before, size = 'inherit' }: PriceProps) {
  return (
    <Root data-size={size}>
      {before !== undefined && before !== amount && (
        <Before>
          <Said>before </Said>
          {formatMoney(before, digits)}
          <Said>, now </Said>
        </Before>
      )}
      <Amount>{formatMoney(amount, digits)}</Amount>
      {unit && <Unit> {unit}</Unit>}
    </Root>
  );
}

const Root = styled.span`
  ${tabular}

  &[data-size='large'] {
    font-size: ${text.large};
    font-weight: 650;
  }
  &[data-size='hero'] {
    font-family: ${font.heading};
    font-size: ${text.title};
    font-weight: 560;
    letter-spacing: -0.02em;
  }
`;
const Amount = styled.span`
  white-space: nowrap;
`;
const Before = styled.s`
  margin-right: 0.375em;
  font-weight: 400;
  color: ${color.inkFaint};
`;
const Said = styled.span`
  ${hidden}
`;
const Unit = styled.span`
  margin-left: 0.25rem;
  font-family: ${font.text};
  font-size: ${text.small};
  font-weight: 400;
  letter-spacing: 0;
  color: ${color.inkSoft};
`;
