import { Icon } from '@copper-carrot/shared-ui/Icon';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, motion, radius, space } from '@copper-carrot/shared-ui/tokens';
import { useBelow } from '@copper-carrot/shared-ui/useBelow';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

/** The name of a row; on a phone it expands the row, which otherwise shows only the name and `brief`. */
export function RowName({ children }: { children: ReactNode }) {
  const isPhone = useBelow('tablet');
  const [isOpen, setIsOpen] = useState(false);
  if (!isPhone) return children;
  return (
    <Opener type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      <Icon name="right" />
      <span>{children}</span>
    </Opener>
  );
}

const Opener = styled.button`
  display: flex;
  flex: 1;
  gap: ${space(2)};
  align-items: center;
  min-height: 3rem;
  padding: 0;
  font-weight: 600;
  text-align: left;
  background: none;
  border: 0;
  border-radius: ${radius.small};
  cursor: pointer;

  > svg {
    flex: none;
    color: ${color.copperText};
    transition: rotate ${motion.quick};
  }
  &[aria-expanded='true'] > svg {
    rotate: 90deg;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

/** A table that folds its rows on phones; `data-detail` marks cells shown only when expanded. */
export const Folding = styled.div<{ $brief: string }>`
  tbody tr:has([aria-expanded]) {
    margin-bottom: ${space(2)};
    padding: 0 ${space(3)};
  }
  tbody tr:has([aria-expanded='true']) {
    padding-bottom: ${space(3)};
  }
  tbody tr:has([aria-expanded]) td[data-primary] {
    flex: 1;
    min-width: 0;
    padding: 0;
  }
  tbody tr:has([aria-expanded='false']) {
    display: flex;
    gap: ${space(3)};
    align-items: center;

    td:not([data-primary], [data-title='${({ $brief }) => $brief}']),
    td::before,
    [data-detail] {
      display: none;
    }
    /* Two lines tell which it is; the row tells the rest. */
    td[data-primary] span {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;
