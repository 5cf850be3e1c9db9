import { reviewTagNames, type Schemas } from '@copper-carrot/contracts';
import { Rating } from '@copper-carrot/shared-ui/Rating';
import { focusRing, tabular } from '@copper-carrot/shared-ui/styles';
import { color, font, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import styled from 'styled-components';

interface ReviewSharesProps {
  summary: Schemas['ReviewSummary'];
  /** The star rating that filters the reviews; null for all. */
  stars: number | null;
  onStars: (stars: number | null) => void;
}

/** The summary of all reviews: average, counts by stars, and tags. */
export function ReviewShares({ summary, stars: chosen, onStars }: ReviewSharesProps) {
  const said = summary.would_reorder + summary.would_not_reorder;
  return (
    <Shares>
      <Average>
        <strong aria-hidden>{summary.average?.toFixed(1)}</strong>
        <div>
          <Rating value={summary.average} />
          <p>{count(summary.count, 'review')} of delivered orders</p>
          {said > 0 && (
            <p>
              {summary.would_reorder} of {said} would order again
            </p>
          )}
        </div>
      </Average>
      <ul aria-label="By stars">
        {summary.stars.map(({ stars, count: number }) => (
          <li key={stars}>
            <Row
              type="button"
              disabled={number === 0}
              aria-pressed={chosen === stars}
              aria-label={`${count(stars, 'star')}: ${count(number, 'review')}`}
              onClick={() => onStars(chosen === stars ? null : stars)}
            >
              <span>{count(stars, 'star')}</span>
              <Bar style={{ '--share': summary.count && number / summary.count }} />
              <span>{number}</span>
            </Row>
          </li>
        ))}
      </ul>
      {summary.tags.length > 0 && (
        <Tags aria-label="By what was named">
          {summary.tags.map(({ tag, positive, negative }) => (
            <li key={tag}>
              <span>{reviewTagNames[tag]}</span>
              <Bar data-tone="leaf" style={{ '--share': positive / (positive + negative) }} />
              <small>{praise(positive, negative)}</small>
            </li>
          ))}
        </Tags>
      )}
    </Shares>
  );
}

/** 'praised by all 4', 'praised by 3 of 4', 'could be better for 2'. */
function praise(positive: number, negative: number): string {
  if (positive === 0) return `could be better for ${negative}`;
  if (negative === 0) return positive === 1 ? 'praised by 1' : `praised by all ${positive}`;
  return `praised by ${positive} of ${positive + negative} who named it`;
}

const Shares = styled.div`
  ${tabular}
  display: grid;
  gap: ${space(6)};
  font-size: ${text.small};

  ul {
    list-style: none;
  }
`;
const Average = styled.div`
  display: flex;
  gap: ${space(4)};
  align-items: center;

  > strong {
    font-family: ${font.heading};
    font-size: ${text.hero};
    font-weight: 560;
    line-height: 1;
  }
  p {
    color: ${color.inkSoft};
  }
`;
const Bar = styled.span`
  --fill: ${color.star};

  height: 0.5rem;
  overflow: hidden;
  background: ${color.sunken};
  border-radius: ${radius.round};

  &::before {
    content: '';
    display: block;
    width: calc(var(--share) * 100%);
    height: 100%;
    background: var(--fill);
  }
  &[data-tone='leaf'] {
    --fill: ${color.leaf};
  }
`;
const Row = styled.button`
  display: grid;
  grid-template-columns: 3.75rem 1fr 2rem;
  gap: ${space(3)};
  align-items: center;
  width: 100%;
  min-height: 2.25rem;
  padding: 0 ${space(2)};
  margin-inline: -${space(2)};
  color: ${color.ink};
  text-align: left;
  background: none;
  border: 0;
  border-radius: ${radius.small};
  cursor: pointer;

  > :last-child {
    text-align: right;
  }
  &:hover:not(:disabled),
  &[aria-pressed='true'] {
    background: ${color.copperTint};
  }
  &[aria-pressed='true'] {
    font-weight: 650;
  }
  &:disabled {
    color: ${color.inkSoft};
    cursor: default;
  }
  &:focus-visible {
    ${focusRing}
  }
`;
const Tags = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color.line};

  li {
    display: grid;
    grid-template-columns: 1fr 6rem;
    gap: ${space(0.5)} ${space(3)};
    align-items: center;
    font-weight: 600;
  }
  small {
    grid-column: 1 / -1;
    font-size: ${text.tiny};
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;
