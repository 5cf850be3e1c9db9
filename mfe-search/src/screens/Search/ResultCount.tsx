import { color, font, media, space, text } from '@copper-carrot/shared-ui/tokens';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { count } from '@copper-carrot/shared-ui/words';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { type SearchControls } from '../../hooks/useSearchState';
import { type Results } from '../../hooks/useSearchResults';
import { lacksDelivery } from '../../search/search-state';
import { PriceNote } from './PriceNote';

/** The number of results, announced on change, and what prices include. */
export function ResultCount({
  results,
  state,
  narrow,
  aside,
}: Pick<SearchControls, 'state'> & {
  results: Results | undefined;
  /** On phones the cards say what prices include. */
  narrow: boolean;
  aside: ReactNode;
}) {
  const isBeforeDelivery = lacksDelivery(state);
  const prices = `Prices per person and all-in${isBeforeDelivery ? ', before delivery' : ''}`;
  const response = results?.response;
  return (
    <Line>
      <Words role="status" data-narrow={narrow || undefined}>
        {response &&
          response.count > 0 &&
          (results.type === 'restaurants'
            ? count(response.count, 'restaurant')
            : `${count(response.count, 'package')} from ${count(response.brands_count, 'restaurant')}`)}
      </Words>
      {results?.type === 'packages' && results.response.count > 0 && (
        <Prices>
          {narrow ? <VisuallyHidden>{prices}</VisuallyHidden> : prices}
          <PriceNote label="About the prices" beforeDelivery={isBeforeDelivery} />
        </Prices>
      )}
      {aside}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  justify-content: space-between;
  min-height: 1.75rem;

  ${media.tablet} {
    column-gap: ${space(4)};
  }
`;
const Words = styled.p`
  font-family: ${font.heading};
  font-size: ${text.large};
  color: ${color.inkSoft};

  &[data-narrow] {
    flex: 1;
    font-family: inherit;
    font-size: ${text.small};
  }
`;
const Prices = styled.span`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
