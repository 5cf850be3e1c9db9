import type { Schemas } from '@copper-carrot/contracts';
import { focusRing, tabular } from '@copper-carrot/shared-ui/styles';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { kitchenWords } from './map-words';

export interface KitchenListProps {
  records: readonly Schemas['MapRecord'][];
  hasAddress: boolean;
  pageOf: (record: Schemas['MapRecord']) => string;
  selected: number | null;
  onSelect: (kitchenId: number) => void;
}

/** The map's kitchens as a list, delivering ones first; selecting one shows it on the map. */
export function KitchenList({ records, hasAddress, pageOf, selected, onSelect }: KitchenListProps) {
  const list = useRef<HTMLDivElement>(null);
  // Scrolls the list, not the page, to the kitchen pressed on the map.
  useEffect(() => {
    const box = list.current;
    const item = box?.querySelector<HTMLElement>('[data-selected]');
    if (!box || !item || item.contains(document.activeElement)) return;
    const above = item.offsetTop < box.scrollTop;
    const below = item.offsetTop + item.offsetHeight > box.scrollTop + box.clientHeight;
    if (above || below) box.scrollTop = item.offsetTop - box.clientHeight / 3;
  }, [selected]);
  const groups = [
    {
      title: hasAddress ? 'Deliver here' : 'Kitchens',
      those: records.filter(({ delivers }) => delivers),
    },
    {
      title: hasAddress ? 'Do not deliver here' : 'Not then',
      those: records.filter(({ delivers }) => !delivers),
    },
  ].filter(({ those }) => those.length > 0);
  return (
    <Scroll ref={list} role="group" aria-label="Kitchens on the map">
      {groups.map(({ title, those }) => (
        <section key={title}>
          <Title>
            {title} <Count>{those.length}</Count>
          </Title>
          <ul>
            {those.map((record) => (
              <Item
                key={record.kitchen_id}
                data-selected={record.kitchen_id === selected || undefined}
                data-delivers={record.delivers || undefined}
              >
                <Name
                  to={pageOf(record)}
                  onFocus={() => onSelect(record.kitchen_id)}
                  onMouseEnter={() => onSelect(record.kitchen_id)}
                >
                  <strong>{record.name}</strong>
                  <span>{kitchenWords(record)}</span>
                </Name>
              </Item>
            ))}
          </ul>
        </section>
      ))}
    </Scroll>
  );
}

const Scroll = styled.div`
  position: relative;
  max-height: 22rem;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};

  @container found (min-width: 44rem) {
    /* As high as the map, however many there are. */
    contain: size;
    max-height: none;
  }
`;
const Title = styled.h2`
  position: sticky;
  top: 0;
  padding: ${space(3)} ${space(4)} ${space(2)};
  font-size: ${text.large};
  background: ${color.surface};
`;
const Count = styled.span`
  ${tabular}
  font-size: ${text.small};
  font-weight: 400;
  color: ${color.inkSoft};
`;
const Item = styled.li`
  border-top: 1px solid ${color.line};

  &[data-selected] {
    background: ${color.copperTint};
  }
`;
const Name = styled(Link)`
  display: grid;
  gap: ${space(0.5)};
  padding: ${space(2.5)} ${space(4)};
  color: ${color.ink};
  text-decoration: none;

  span {
    ${tabular}
    font-size: ${text.small};
    color: ${color.inkSoft};
  }
  &:hover strong {
    text-decoration: underline;
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`;
