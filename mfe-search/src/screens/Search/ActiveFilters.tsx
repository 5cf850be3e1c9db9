import { Button } from '@copper-carrot/shared-ui/Button';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { type SearchControls } from '../../hooks/useSearchState';
import { clearFilters } from '../../search/change-search';
import { narrowings } from '../../search/filter-words';
import { type Names } from '../../search/search-state';

export interface ActiveFiltersProps extends Pick<SearchControls, 'state' | 'go'> {
  names: Names;
  /** Filters shown as chips elsewhere. */
  without?: ReadonlySet<string>;
}

/** The active filters; pressing one removes it. */
export function ActiveFilters({ state, go, names, without }: ActiveFiltersProps) {
  const chosen = narrowings(state, names).filter(({ id }) => !without?.has(id));
  if (chosen.length === 0) return null;
  return (
    <Row>
      <List aria-label="Chosen filters">
        {chosen.map(({ id, label, without: rest }) => (
          <li key={id}>
            <Chip type="button" onClick={() => go(rest)} aria-label={`Remove filter: ${label}`}>
              {label}
              <Icon name="close" size="0.875rem" />
            </Chip>
          </li>
        ))}
      </List>
      <Button variant="quiet" size="small" onClick={() => go(clearFilters(state))}>
        Clear all
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
`;
const List = styled.ul`
  display: contents;
`;
export const Chip = styled.button`
  display: inline-flex;
  gap: ${space(1.5)};
  align-items: center;
  min-height: 2rem;
  padding: ${space(1)} ${space(3)};
  font-size: ${text.small};
  font-weight: 600;
  color: ${color.copperText};
  background: ${color.copperTint};
  border: 0;
  border-radius: ${radius.round};
  cursor: pointer;

  &:focus-visible {
    ${focusRing}
  }
`;
