import { type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import styled from 'styled-components';
import { tab, tabCount, tabRow } from '../Tabs/tab-style';

export interface LinkTab {
  id: string;
  label: ReactNode;
  /** A number behind the label. */
  count?: number;
  /** Where the view is: a path of the site, or what follows the `?` of this one. */
  to: string;
}

export interface LinkTabsProps {
  /** What the views are of, for screen readers. */
  label: string;
  items: readonly LinkTab[];
  /** The id of the view on show. */
  selected: string;
}

/** Views with an address of their own: links that look like tabs, so that Back, a bookmark and a new window work. */
export function LinkTabs({ label, items, selected }: LinkTabsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Sideways only: the page stays where it is.
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft - 24;
  }, [selected]);
  return (
    <nav aria-label={label}>
      <Row ref={row}>
        {items.map(({ id, label: words, count, to }) => (
          <li key={id}>
            <Tab
              to={to}
              aria-current={id === selected ? 'page' : undefined}
              data-selected={id === selected || undefined}
            >
              {words}
              {count !== undefined && <Count>{count}</Count>}
            </Tab>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const Row = styled.ul`
  ${tabRow}
`;
const Tab = styled(RouterLink)`
  ${tab}
`;
const Count = styled.span`
  ${tabCount}
`;
