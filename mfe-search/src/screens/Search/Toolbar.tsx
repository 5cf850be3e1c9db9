import { useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { space, media } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { type SearchControls } from '../../hooks/useSearchState';
import { type SearchType } from '../../search/options';
import { sortChoice } from './parts';
import { SearchText } from './SearchText';

/** What is shown, by which words, in which order, and how. */
export function Toolbar({
  state,
  change,
  type,
  aside,
}: Pick<SearchControls, 'state' | 'change'> & { type: SearchType | null; aside: ReactNode }) {
  const hasSort = useOnDemand(sortChoice, state.view === 'list');
  return (
    <Tools>
      <Kinds>
        <RadioGroup
          label="Search for"
          labelHidden
          look="segments"
          value={type}
          options={[
            { value: 'packages', label: 'Packages' },
            { value: 'restaurants', label: 'Restaurants' },
          ]}
          onChange={(searchType) => change({ searchType })}
        />
        <RadioGroup
          label="Show as"
          labelHidden
          look="segments"
          value={state.view}
          options={[
            { value: 'list', label: 'List' },
            { value: 'map', label: 'Map' },
          ]}
          onChange={(view) => change({ view, page: state.page })}
        />
      </Kinds>
      <TextPlace>
        <SearchText state={state} change={change} />
      </TextPlace>
      {state.view === 'list' && (
        <SortPlace>{hasSort && <sortChoice.Part state={state} change={change} />}</SortPlace>
      )}
      {aside}
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
`;
const Kinds = styled.div`
  display: flex;
  flex: 1 1 100%;
  gap: ${space(3)};
  justify-content: space-between;

  ${media.tablet} {
    flex: 0 1 auto;
  }
`;
const TextPlace = styled.div`
  flex: 1 1 100%;
  min-width: 0;

  ${media.tablet} {
    flex: 1 1 11rem;
  }
`;
const SortPlace = styled.div`
  flex: 1 1 9rem;
  min-height: 2.75rem;

  ${media.tablet} {
    flex: 0 1 12.5rem;
  }
`;
