import { useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { space, media } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { type SearchControls } from '../../hooks/useSearchState';
import { type SearchType } from '../../search/options';
import { sortChoice } from './parts';
import { KindChoice, ViewChoice } from './SearchControls';
import { SearchText } from './SearchText';
import { type Sent } from './sent';

export interface ToolbarProps extends Pick<SearchControls, 'state' | 'change' | 'said'> {
  type: SearchType | null;
  /** On phones, type and sort order are in the filter sheet. */
  narrow: boolean;
  onSend: (sent: Sent) => void;
}

/** Result type, search field, sort order and view. */
export function Toolbar({ state, change, said, type, narrow, onSend }: ToolbarProps) {
  const sorts = !narrow && state.view === 'list';
  const hasSort = useOnDemand(sortChoice, sorts);
  return (
    <Tools>
      {!narrow && <KindChoice change={change} type={type} />}
      <TextPlace>
        <SearchText state={state} change={change} said={said} onSend={onSend} />
      </TextPlace>
      <ViewChoice state={state} change={change} />
      {sorts && (
        <SortPlace>{hasSort && <sortChoice.Part state={state} change={change} labelHidden />}</SortPlace>
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
  min-height: 2.75rem;
`;
