import { space, media } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { type SearchControls } from '../../hooks/useSearchState';
import { type SearchType } from '../../search/options';
import { KindChoice, SortChoice, ViewChoice } from './SearchControls';
import { SearchText } from './SearchText';

export interface ToolbarProps extends Pick<SearchControls, 'state' | 'change'> {
  type: SearchType | null;
  /** On a phone kind and order are in the sheet of filters: one line stands before the food. */
  narrow: boolean;
}

/** What is shown, by which words, in which order, and how. */
export function Toolbar({ state, change, type, narrow }: ToolbarProps) {
  return (
    <Tools>
      {!narrow && <KindChoice change={change} type={type} />}
      <TextPlace>
        <SearchText state={state} change={change} />
      </TextPlace>
      <ViewChoice state={state} change={change} />
      {!narrow && state.view === 'list' && (
        <SortPlace>
          <SortChoice state={state} change={change} labelHidden />
        </SortPlace>
      )}
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: center;

  ${media.largeTablet} {
    flex-wrap: wrap;
  }
`;
const TextPlace = styled.div`
  flex: 1 1 11rem;
  min-width: 0;
`;
const SortPlace = styled.div`
  flex: 0 1 12.5rem;
`;
