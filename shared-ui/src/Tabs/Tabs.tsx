import { type ReactNode } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components/Tabs';
import styled from 'styled-components';
import { radius, space } from '../theme/tokens';
import { tab, tabCount, tabRow } from './tab-style';

export interface TabItem {
  id: string;
  label: ReactNode;
  /** A number behind the label. */
  count?: number;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  /** What the tabs are of, for screen readers. */
  label: string;
  items: readonly TabItem[];
  selected?: string;
  defaultSelected?: string;
  onSelect?: (id: string) => void;
}

/** One of several views of the same thing, without an address of its own: `LinkTabs` are for those that have one. */
export function Tabs({ label, items, selected, defaultSelected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selected}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <List aria-label={label}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.disabled}>
            {item.label}
            {item.count !== undefined && <Count>{item.count}</Count>}
          </Tab>
        ))}
      </List>
      {items.map((item) => (
        <Panel key={item.id} id={item.id}>
          {item.content}
        </Panel>
      ))}
    </AriaTabs>
  );
}

const List = styled(AriaTabList)`
  ${tabRow}
` as typeof AriaTabList;
const Tab = styled(AriaTab)`
  ${tab}
`;
const Count = styled.span`
  ${tabCount}
`;
const Panel = styled(AriaTabPanel)`
  padding-top: ${space(6)};
  border-radius: ${radius.small};
`;
