import { type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import {
  Tag as AriaTag,
  TagGroup as AriaTagGroup,
  TagList as AriaTagList,
} from 'react-aria-components/TagGroup';
import styled from 'styled-components';
import { Icon, type IconName } from '../Icon/Icon';
import { hidden } from '../theme/styles';
import { color, motion, radius, space, text } from '../theme/tokens';

export interface TagItem {
  id: string;
  label: string;
  icon?: IconName;
  disabled?: boolean;
}

export interface TagGroupProps {
  /** What the tags are of. */
  label: string;
  labelHidden?: boolean;
  items: readonly TagItem[];
  /** Ids of the chosen ones; with `onSelect` tags can be chosen. */
  selected?: readonly string[];
  onSelect?: (ids: string[]) => void;
  /** One at most, instead of any number. */
  single?: boolean;
  /** With it each tag can be taken away: by its cross, by Delete or Backspace. */
  onRemove?: (id: string) => void;
  /** Instead of tags when there are none. */
  empty?: ReactNode;
}

/** Short words that can be chosen or taken away. One stop for Tab; arrows move inside. */
export function TagGroup({
  label,
  labelHidden,
  items,
  selected,
  onSelect,
  single = false,
  onRemove,
  empty,
}: TagGroupProps) {
  return (
    <Root
      selectionMode={onSelect ? (single ? 'single' : 'multiple') : 'none'}
      selectedKeys={onSelect && (selected ?? [])}
      onSelectionChange={(keys) =>
        onSelect?.(keys === 'all' ? items.map(({ id }) => id) : [...keys].map(String))
      }
      onRemove={
        onRemove &&
        ((keys) => {
          for (const key of keys) onRemove(String(key));
        })
      }
    >
      <Name data-hidden={labelHidden || undefined}>{label}</Name>
      <List renderEmptyState={() => empty}>
        {items.map((item) => (
          <Tag key={item.id} id={item.id} textValue={item.label} isDisabled={item.disabled}>
            {({ isSelected, allowsRemoving }) => (
              <>
                {isSelected ? (
                  <Icon name="check" size="1.125em" />
                ) : (
                  item.icon && <Icon name={item.icon} size="1.125em" />
                )}
                <span>{item.label}</span>
                {allowsRemoving && (
                  <Cross slot="remove">
                    <Icon name="close" size="1rem" />
                  </Cross>
                )}
              </>
            )}
          </Tag>
        ))}
      </List>
    </Root>
  );
}

const Root = styled(AriaTagGroup)`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`;
const Name = styled(Label)`
  font-size: ${text.small};
  font-weight: 600;

  &[data-hidden] {
    ${hidden}
  }
`;
const List = styled(AriaTagList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
const Tag = styled(AriaTag)`
  display: inline-flex;
  gap: ${space(1.5)};
  align-items: center;
  max-width: 100%;
  min-height: 2.25rem;
  padding: ${space(1)} ${space(3)};
  font-size: ${text.small};
  font-weight: 600;
  line-height: 1.25;
  color: ${color.ink};
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  outline: none;
  transition: background ${motion.quick};

  > span {
    overflow-wrap: anywhere;
  }
  &[data-selection-mode] {
    cursor: pointer;
  }
  &[data-selection-mode][data-hovered] {
    background: ${color.copperTint};
  }
  &[data-selected] {
    color: ${color.copperText};
    background: ${color.copperTint};
    border-color: ${color.copperText};
  }
  &[data-allows-removing] {
    padding-right: ${space(1)};
  }
  &[data-focus-visible] {
    box-shadow: 0 0 0 2px ${color.focus};
  }
  &[data-disabled] {
    color: ${color.inkFaint};
    background: ${color.sunken};
    border-color: ${color.line};
    cursor: not-allowed;
  }
`;
const Cross = styled(AriaButton)`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  padding: 0;
  color: ${color.inkSoft};
  background: none;
  border: 0;
  border-radius: 50%;
  cursor: pointer;

  &[data-hovered] {
    color: ${color.ink};
    background: ${color.copperTint};
  }
`;
