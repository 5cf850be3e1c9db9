import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { containsWords } from '../format/allergens';
import { formatMoney } from '../format/money';
import { onDemand } from '../OnDemand/on-demand';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper';
import { tabular } from '../theme/styles';
import { color, space, text } from '../theme/tokens';
import {
  additionsOf,
  allergensOf,
  type BasketLine,
  type Dish,
  priceOfOne,
  withChanged,
  withQuantity,
} from './basket';

const dialog = onDemand(async () => (await import('./DishDialog')).DishDialog);

export interface BasketLinesProps {
  items: readonly Dish[];
  lines: readonly BasketLine[];
  onChange: (lines: BasketLine[]) => void;
  /** What a dish is called that is on the menu no more. */
  nameOf?: (line: BasketLine) => string | undefined;
  /** What one of a line costs by now, where that is known better than from the menu. */
  priceOf?: (line: BasketLine) => number | undefined;
  /** What is wrong with a line, by its place. */
  errorOf?: (at: number) => string | undefined;
  /** What stands here while nothing is ordered. */
  empty?: ReactNode;
}

/** What is ordered of a menu, line by line, to add to, take away from and say anew. */
export function BasketLines({ items, lines, onChange, nameOf, priceOf, errorOf, empty }: BasketLinesProps) {
  const [edited, setEdited] = useState<number | null>(null);
  const whole = useRef<HTMLDivElement>(null);
  const isOneOff = useRef(false);
  useLayoutEffect(() => {
    // The controls of a line go with it: who presses keys stays here, and does not go on pressing those of the next line.
    if (isOneOff.current) whole.current?.focus();
    isOneOff.current = false;
  });
  const count = (at: number, qty: number) => {
    isOneOff.current = qty === 0;
    onChange(withQuantity(lines, at, qty));
  };
  const dishOf = (line: BasketLine) => items.find(({ id }) => id === line.menu_item_id);
  const line = edited === null ? undefined : lines[edited];
  const dish = line && dishOf(line);
  return (
    <div ref={whole} role="group" aria-label="What you order" tabIndex={-1}>
      {lines.length === 0 && empty}
      <List aria-label="In your order" {...dialog.intent}>
        {lines.map((each, at) => {
          const of = dishOf(each);
          const one = priceOf?.(each) ?? (of ? priceOfOne(of, each.modifiers) : 0);
          const name = of?.name ?? nameOf?.(each) ?? 'A dish';
          const problem = errorOf?.(at) ?? (of ? undefined : `${name} is not on the menu any more.`);
          const about = [
            of && additionsOf(of, each.modifiers),
            each.for_name && `for ${each.for_name}`,
            each.note && `“${each.note}”`,
            of && containsWords(allergensOf(of, each.modifiers)),
          ].filter(Boolean);
          return (
            <li key={`${each.menu_item_id}-${at}`}>
              <Name>{name}</Name>
              {of && <Sum>{formatMoney((Math.round(one * 100) * each.qty) / 100)}</Sum>}
              {about.length > 0 && <About>{about.join(' · ')}</About>}
              {problem && <Problem>{problem}</Problem>}
              <Ways>
                {of && (
                  <QuantityStepper
                    label={`${name}, line ${at + 1}`}
                    value={each.qty}
                    max={10_000}
                    onChange={(qty) => count(at, qty)}
                  />
                )}
                <span>
                  {of && (
                    <Button
                      variant="quiet"
                      size="small"
                      icon="edit"
                      aria-label={`Edit ${name}, line ${at + 1}`}
                      onClick={() => dialog.whenThere(() => setEdited(at))}
                    />
                  )}
                  <Button
                    variant="quiet"
                    size="small"
                    icon="trash"
                    aria-label={`Take ${name} off, line ${at + 1}`}
                    onClick={() => count(at, 0)}
                  />
                </span>
              </Ways>
            </li>
          );
        })}
      </List>
      {edited !== null && line && dish && (
        <dialog.Part
          dish={dish}
          line={line}
          onClose={() => setEdited(null)}
          onDone={(changed) => {
            setEdited(null);
            onChange(withChanged(lines, edited, changed));
          }}
        />
      )}
    </div>
  );
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(1)} ${space(3)};
    padding: ${space(3)} 0;
    border-top: 1px solid ${color.line};
  }
  > li:first-child {
    border-top: 0;
  }
`;
const Name = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
const Sum = styled.span`
  ${tabular}
  font-weight: 600;
`;
const About = styled.p`
  grid-column: 1 / -1;
  font-size: ${text.small};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;
const Problem = styled(About)`
  font-weight: 500;
  color: ${color.danger};
`;
const Ways = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
`;
