import { type ReactElement } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  Popover as AriaPopover,
  Text,
} from 'react-aria-components/Menu';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Icon, type IconName } from '../Icon/Icon';
import { listItem, popover } from '../ListBox/list-style';
import { color } from '../theme/tokens';

export interface MenuEntry {
  id: string;
  label: string;
  description?: string;
  icon?: IconName;
  /** A path of the site to go to. */
  to?: string;
  onSelect?: () => unknown;
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuProps {
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
}

/** Things to do or places to go, behind one button. */
export function Menu({ label, trigger, items }: MenuProps) {
  const navigate = useNavigate();
  const choose = (id: string) => {
    const item = items.find((one) => one.id === id);
    void item?.onSelect?.();
    if (item?.to) void navigate(item.to);
  };
  return (
    <MenuTrigger>
      {trigger}
      <Sheet offset={6} placement="bottom start">
        <List aria-label={label} onAction={(id) => choose(String(id))}>
          {items.map((item) => (
            <Item
              key={item.id}
              id={item.id}
              textValue={item.label}
              isDisabled={item.disabled}
              data-danger={item.danger || undefined}
            >
              <Text slot="label">{item.label}</Text>
              {item.description && <Text slot="description">{item.description}</Text>}
              {item.icon && <Icon name={item.icon} />}
            </Item>
          ))}
        </List>
      </Sheet>
    </MenuTrigger>
  );
}

const Sheet = styled(AriaPopover)`
  ${popover}
  min-width: 13rem;
  overflow: auto;
`;
const List = styled(AriaMenu)`
  padding: 0.25rem;
  outline: none;
`;
const Item = styled(AriaMenuItem)`
  ${listItem}

  svg {
    color: ${color.inkFaint};
  }
  &[data-danger],
  &[data-danger] svg {
    color: ${color.danger};
  }
`;
