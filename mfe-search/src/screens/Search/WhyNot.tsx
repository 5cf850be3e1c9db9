import { href, type Schemas } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { Link } from '@copper-carrot/shared-ui/Link';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import { packageHref } from '../../search/package-href';
import { type SearchControls } from '../../hooks/useSearchState';
import { useUnavailable } from '../../hooks/useUnavailable';
import { nearestChange } from '../../search/nearest';
import { writeEvent } from '../../search/query-string';

const shownAtFirst = 2;

export interface WhyNotProps extends Pick<SearchControls, 'state' | 'change'> {
  /** With results: reasons for packages of this place go above, those of other cities below. */
  beside: 'here' | 'elsewhere' | false;
}

/**
 * A package found by name that the search excludes: the reason, and the nearest search that includes it.
 */
export function WhyNot({ state, change, beside }: WhyNotProps) {
  const records = useUnavailable(state).filter(
    ({ reason }) => !beside || (reason.code === 'not_at_place') === (beside === 'elsewhere'),
  );
  const [all, setAll] = useState(false);
  if (records.length === 0) return null;
  const shown = all ? records : records.slice(0, shownAtFirst);
  return (
    <Panel aria-label={beside === 'elsewhere' ? 'In other cities' : 'Not in these results'}>
      <Title>Looking for {records.length === 1 ? 'this' : 'one of these'}?</Title>
      <List>
        {shown.map((record) => (
          <Entry key={`${record.kind}-${record.id}`}>
            <Icon name={record.kind === 'brand' ? 'store' : 'bag'} />
            <Words>
              <Link to={pageOf(record, state)}>{record.name}</Link>
              {record.kind === 'package' && <Maker> by {record.brand.name}</Maker>}
              <p>{record.reason.message}</p>
            </Words>
            {record.nearest && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => change(nearestChange(state, record.nearest))}
              >
                {record.nearest.label}
              </Button>
            )}
          </Entry>
        ))}
      </List>
      {records.length > shownAtFirst && (
        <More type="button" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${records.length - shownAtFirst} more`}
        </More>
      )}
    </Panel>
  );
}

function pageOf({ kind, slug, brand }: Schemas['UnavailableRecord'], state: SearchControls['state']): string {
  if (kind === 'package') return packageHref(slug, state);
  const event = writeEvent(state).toString();
  return href.brand(brand.slug) + (event && `?${event}`);
}

const Panel = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)} ${space(5)};
  background: ${color.honeyTint};
  border-radius: ${radius.large};
`;
const Title = styled.h2`
  font-size: ${text.large};
`;
const List = styled.ul`
  display: grid;
  gap: ${space(3)};
`;
const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)} ${space(3)};
  align-items: start;
  justify-items: start;

  > svg {
    margin-top: ${space(0.5)};
    color: ${color.honey};
  }
  > button {
    grid-column: 2;
  }
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > button {
      grid-column: 3;
    }
  }
`;
const Words = styled.div`
  font-weight: 600;

  p {
    font-size: ${text.small};
    font-weight: 400;
  }
`;
const Maker = styled.span`
  font-weight: 400;
`;
const More = styled.button`
  justify-self: start;
  min-height: 1.75rem;
  padding: 0;
  font-size: ${text.small};
  font-weight: 600;
  color: ${color.copperText};
  background: none;
  border: 0;
  cursor: pointer;

  &:focus-visible {
    ${focusRing}
  }
`;
