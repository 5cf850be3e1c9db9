import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { Drawer } from '../Drawer/Drawer';
import { TagGroup } from '../TagGroup/TagGroup';
import { media, space } from '../theme/tokens';
import { useBelow } from '../theme/useBelow';

export interface FilterBarProps {
  label: string;
  /** The filters used most, always in sight: a search field, a period. */
  children: ReactNode;
  /** The others: beside them on a wide screen, in a drawer on a phone. */
  more?: ReactNode;
  /** What narrows the list now, in words. */
  items: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
  onClear: () => void;
  /** What the drawer's button says, such as 'Show 18 orders'. */
  done?: string;
}

/** What a list is narrowed by: the fields, and what they say now as tags that can be taken away. */
export function FilterBar({
  label,
  children,
  more,
  items,
  onRemove,
  onClear,
  done = 'Show results',
}: FilterBarProps) {
  const onPhone = useBelow('tablet');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Root role="search" aria-label={label}>
      <Fields>
        {children}
        {more &&
          (onPhone ? (
            <Button variant="secondary" icon="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {items.length > 0 ? `Filters (${items.length})` : 'Filters'}
            </Button>
          ) : (
            more
          ))}
      </Fields>
      {items.length > 0 && (
        <Narrowed>
          <TagGroup label="Narrowed by" labelHidden items={items} onRemove={onRemove} />
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear all
          </Button>
        </Narrowed>
      )}
      <Drawer
        open={open && onPhone}
        onClose={close}
        title="Filters"
        guard={false}
        footer={
          <Button wide onClick={close}>
            {done}
          </Button>
        }
      >
        <InDrawer>{more}</InDrawer>
      </Drawer>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
`;
const Fields = styled.div`
  display: grid;
  gap: ${space(3)};
  align-items: end;

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    gap: ${space(4)};
  }
`;
const Narrowed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
`;
const InDrawer = styled.div`
  display: grid;
  gap: ${space(5)};
`;
