import styled from 'styled-components';
import { glyphs } from '../Icon/glyphs';
import { tabular } from '../theme/styles';
import { color, text } from '../theme/tokens';
import { count as counted } from '../format/words';

export interface RatingProps {
  /** 0 to 5; null is not rated yet. */
  value: number | null;
  /** How many people gave it. */
  count?: number;
  /** One star and the number, where there is little room. */
  short?: boolean;
}

/** What people gave: stars from 1 to 5. */
export function Rating({ value, count, short }: RatingProps) {
  if (value === null) return <New>New</New>;
  const words = `${value.toFixed(1)} of 5 stars${count === undefined ? '' : `, ${counted(count, 'review')}`}`;
  return (
    <Root role="img" aria-label={words}>
      <Stars
        style={{ '--share': `${(short ? 1 : value / 5) * 100}%` }}
        viewBox={short ? '0 0 24 24' : '0 0 120 24'}
        aria-hidden
      >
        {Array.from({ length: short ? 1 : 5 }, (_, star) => (
          <path key={star} d={glyphs.star} transform={`translate(${star * 24} 0)`} />
        ))}
      </Stars>
      <Number aria-hidden>{value.toFixed(1)}</Number>
      {count !== undefined && <Count aria-hidden>({count.toLocaleString('en-US')})</Count>}
    </Root>
  );
}

const Root = styled.span`
  ${tabular}
  display: inline-flex;
  gap: 0.375em;
  align-items: center;
  font-size: ${text.small};
`;
const Stars = styled.svg`
  height: 1.125em;
  color: ${color.star};
  fill: currentColor;
  background: none;
  -webkit-mask: linear-gradient(to right, #000 var(--share), rgb(0 0 0 / 0.25) var(--share));
  mask: linear-gradient(to right, #000 var(--share), rgb(0 0 0 / 0.25) var(--share));
`;
const Number = styled.strong`
  font-weight: 650;
`;
const Count = styled.span`
  color: ${color.inkSoft};
`;
const New = styled.span`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
