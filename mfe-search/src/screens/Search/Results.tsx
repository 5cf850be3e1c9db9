import { searchPageSize } from '@copper-carrot/contracts';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { media, space } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { BrandCard } from '../../components/BrandCard';
import { PackageCard } from '../../components/PackageCard';
import { useDrawnCards } from '../../hooks/useDrawnCards';
import { type SearchControls } from '../../hooks/useSearchState';
import { type Results as Found } from '../../hooks/useSearchResults';
import { withPromoted } from '../../search/promoted';

export interface ResultsProps extends Pick<SearchControls, 'state' | 'hrefOf'> {
  results: Found;
  /** The next answer is loading. */
  stale: boolean;
}

/** A page of result cards with pagination. */
export function Results({ state, hrefOf, results, stale }: ResultsProps) {
  const { response } = results;
  const drawn = useDrawnCards();
  return (
    <>
      <CardGrid aria-busy={stale || undefined}>
        {results.type === 'packages'
          ? withPromoted(results.response.records, response.promoted_brands, state.favorited)
              .slice(0, drawn)
              .map((listed, at) => (
                <li key={`${listed.kind}-${listed.record.id}`}>
                  {listed.kind === 'package' ? (
                    <PackageCard
                      pack={listed.record}
                      event={state}
                      timesOrdered={response.times_ordered_counts[listed.record.id]}
                      lastOrdered={response.last_ordered_timestamps[listed.record.id]}
                      ownRating={response.user_ratings[listed.record.id]}
                      priority={at < 3}
                      allIn={state.allIn}
                    />
                  ) : (
                    <BrandCard brand={listed.record} event={state} promoted />
                  )}
                </li>
              ))
          : results.response.records.slice(0, drawn).map((brand, at) => (
              <li key={brand.id}>
                <BrandCard
                  brand={brand}
                  event={state}
                  minimum={response.minimum_amounts[brand.id]}
                  priority={at < 3}
                />
              </li>
            ))}
      </CardGrid>
      <Pages>
        <Pagination
          page={state.page}
          count={response.count}
          pageSize={searchPageSize}
          label="Pages of results"
          href={(page) => hrefOf({ ...state, page })}
        />
      </Pages>
    </>
  );
}

export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space(5)};
  transition: opacity 150ms;

  &[aria-busy] {
    opacity: 0.55;
  }
  > li {
    display: grid;
    min-width: 0;
  }
  ${media.tablet} {
    gap: ${space(6)};
  }
`;
const Pages = styled.div`
  display: flex;
  justify-content: center;
  padding-top: ${space(10)};
`;
