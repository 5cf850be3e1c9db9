import { type ReactNode } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components/Tabs';
import styled from 'styled-components';
import { tabular } from '../theme/styles';
import { color, motion, radius, space, text } from '../theme/tokens';

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
  tabs: readonly TabItem[];
  selected?: string;
  defaultSelected?: string;
  onSelect?: (id: string) => void;
}

/** One of several views of the same thing. */
export function Tabs({ label, tabs, selected, defaultSelected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selected}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} isDisabled={tab.disabled}>
            {tab.label}
            {tab.count !== undefined && <Count>{tab.count}</Count>}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.id} id={tab.id}>
          {tab.content}
        </Panel>
      ))}
    </AriaTabs>
  );
}

const List = styled(AriaTabList)`
  display: flex;
  gap: ${space(6)};
  overflow-x: auto;
  border-bottom: 1px solid ${color.line};
  scrollbar-width: none;
` as typeof AriaTabList;
const Tab = styled(AriaTab)`
  position: relative;
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  padding: 0.75rem 0.125rem;
  font-weight: 600;
  white-space: nowrap;
  color: ${color.inkSoft};
  cursor: pointer;
  outline: none;
  transition: color ${motion.quick};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 3px;
    background: transparent;
    border-radius: 3px 3px 0 0;
  }
  &[data-hovered] {
    color: ${color.ink};
  }
  &[data-selected] {
    color: ${color.copperText};
  }
  &[data-selected]::after {
    background: ${color.copper};
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${color.focus};
    border-radius: ${radius.small};
  }
  &[data-disabled] {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
`;
const Count = styled.span`
  ${tabular}
  padding: 0 0.4375rem;
  font-size: ${text.tiny};
  line-height: 1.25rem;
  color: ${color.inkSoft};
  background: ${color.sunken};
  border-radius: ${radius.round};
`;
const Panel = styled(AriaTabPanel)`
  padding-top: ${space(6)};
  border-radius: ${radius.small};
`;
