import { formatMoney } from '@copper-carrot/shared-ui/money';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, font, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import styled from 'styled-components';

interface Props {
  label: string;
  /** Dollars. */
  raised: number;
  meals: number;
  campaigns: number;
}

/** What came together at a place so far. */
export function Totals({ label, raised, meals, campaigns }: Props) {
  return (
    <Band aria-label={`Together in ${label}`}>
      <Where>
        Together in <strong>{label}</strong>
      </Where>
      <dl>
        <Figure>
          <dt>raised</dt>
          <dd>{formatMoney(raised, 0)}</dd>
        </Figure>
        <Figure>
          <dt>meals delivered</dt>
          <dd>{meals.toLocaleString('en-US')}</dd>
        </Figure>
      </dl>
      <Where>through {count(campaigns, 'campaign')}</Where>
    </Band>
  );
}

const Band = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: clamp(${space(5)}, 4vw, ${space(10)});
  background:
    radial-gradient(circle at 0% 0%, ${color.honeyTint}, transparent 45%),
    radial-gradient(circle at 100% 100%, ${color.leafTint}, transparent 45%), ${color.copperTint};
  border-radius: ${radius.large};

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)} ${space(12)};
    margin: 0;
  }
  ${media.tablet} {
    grid-template-columns: 1fr auto 1fr;
    align-items: end;

    > :last-child {
      text-align: right;
    }
  }
`;
const Where = styled.p`
  color: ${color.inkSoft};

  strong {
    color: ${color.ink};
  }
`;
const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;

  dt {
    color: ${color.inkSoft};
  }
  dd {
    ${tabular}
    margin: 0;
    font-family: ${font.heading};
    font-size: ${text.hero};
    line-height: 1.05;
  }
`;
