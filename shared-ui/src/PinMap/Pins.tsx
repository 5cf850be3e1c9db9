import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { focusRing, tabular } from '../theme/styles';
import { color, radius, shadow, space, text } from '../theme/tokens';
import { type Cluster, nextSpot } from './clusters';
import { type Pin, type Point, type Spot } from './geography';

export interface PinsProps {
  clusters: readonly Cluster[];
  /** Where a point lies in the picture: in pixels, or in parts of a picture of another size. */
  place: (point: Point) => Spot;
  styleAt: (spot: Spot) => CSSProperties;
  goal: Point | null;
  selected: number | null;
  onSelect: (id: number) => void;
  card: (id: number) => ReactNode;
  /** Brings the pins of a cluster apart; without it they are named in a card. */
  onApart?: (cluster: Cluster) => boolean;
}

/** What stands on a map: buttons that open a card, one stop by keyboard, arrow keys from one to the next. */
export function Pins({ clusters, place, styleAt, goal, selected, onSelect, card, onApart }: PinsProps) {
  const [opened, setOpened] = useState<readonly Pin[] | null>(null);
  const [stop, setStop] = useState(0);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const opener = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const spots = clusters.map(place);
  const current = Math.min(stop, clusters.length - 1);
  useEffect(() => {
    if (opened) box.current?.focus({ preventScroll: true });
  }, [opened]);

  const show = (pins: readonly Pin[]) => {
    const [only, another] = pins;
    if (only && !another) onSelect(only.id);
    setOpened(pins);
  };
  const press = (cluster: Cluster, at: number) => {
    setStop(at);
    opener.current = buttons.current.get(at) ?? null;
    if (cluster.pins.length > 1 && onApart?.(cluster)) setOpened(null);
    else show(cluster.pins);
  };
  const close = () => {
    setOpened(null);
    opener.current?.focus({ preventScroll: true });
  };
  const move = (event: KeyboardEvent, at: number) => {
    const next = nextSpot(spots, at, event.key);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    setStop(next);
    buttons.current.get(next)?.focus();
  };
  const [only, another] = opened ?? [];
  return (
    <Whole>
      <div role="group" aria-label="Pins, from one to the next by the arrow keys">
        {clusters.map((cluster, at) => {
          const [first, ...others] = cluster.pins;
          const isSelected = cluster.pins.some(({ id }) => id === selected);
          return (
            <PinButton
              key={first.id}
              ref={(button) => {
                if (button) buttons.current.set(at, button);
                else buttons.current.delete(at);
              }}
              type="button"
              tabIndex={at === current ? 0 : -1}
              aria-haspopup="dialog"
              aria-expanded={opened?.[0]?.id === first.id}
              aria-label={namesOf(cluster.pins)}
              title={others.length === 0 ? first.name : undefined}
              data-muted={cluster.pins.every(({ muted }) => muted) || undefined}
              data-selected={isSelected || undefined}
              data-many={others.length > 0 || undefined}
              style={styleAt(spots[at] ?? { x: 0, y: 0 })}
              onClick={() => press(cluster, at)}
              onKeyDown={(event) => move(event, at)}
            >
              <span aria-hidden>{others.length > 0 ? cluster.pins.length : null}</span>
            </PinButton>
          );
        })}
      </div>
      {goal && (
        <Goal style={styleAt(place(goal))} viewBox="-12 -32 24 33" aria-hidden>
          <path d="M0 0c-1.5 -7 -11 -11 -11 -20a11 11 0 0 1 22 0c0 9 -9.5 13 -11 20zm0 -15.5a4.5 4.5 0 1 0 0 -9a4.5 4.5 0 0 0 0 9z" />
        </Goal>
      )}
      {opened && only && (
        <Card
          ref={box}
          role="dialog"
          aria-label={namesOf([only, ...opened.slice(1)])}
          tabIndex={-1}
          onKeyDown={({ key }) => {
            if (key === 'Escape') close();
          }}
        >
          <Close>
            <Button variant="quiet" size="small" icon="close" aria-label="Close the card" onClick={close} />
          </Close>
          {another ? (
            <Names>
              {opened.map((pin) => (
                <li key={pin.id}>
                  <Button variant="quiet" size="small" onClick={() => show([pin])}>
                    {pin.name}
                  </Button>
                </li>
              ))}
            </Names>
          ) : (
            card(only.id)
          )}
        </Card>
      )}
    </Whole>
  );
}

const named = 2;
const namesOf = (pins: Cluster['pins']) =>
  pins.length === 1
    ? pins[0].name
    : `${pins.length} here: ${pins
        .slice(0, named)
        .map(({ name }) => name)
        .join(', ')}${pins.length > named ? ` and ${pins.length - named} more` : ''}`;

const Whole = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
`;
const PinButton = styled.button`
  ${tabular}
  position: absolute;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  padding: 0;
  font-size: ${text.tiny};
  font-weight: 650;
  color: ${color.onCopper};
  background: none;
  border: 0;
  border-radius: 50%;
  transform: translate(-50%, -50%);
  cursor: pointer;
  pointer-events: auto;

  > span {
    display: grid;
    place-items: center;
    min-width: 0.875rem;
    height: 0.875rem;
    background: ${color.copper};
    border: 2px solid ${color.raised};
    border-radius: ${radius.round};
    box-shadow: 0 0 0 1px ${color.copper};
  }
  &[data-many] > span {
    min-width: 1.625rem;
    height: 1.625rem;
    padding-inline: ${space(1)};
  }
  &[data-muted] {
    color: ${color.ink};
  }
  &[data-muted] > span {
    background: ${color.surface};
    border-color: ${color.surface};
    box-shadow: 0 0 0 2px ${color.inkFaint};
  }
  &:hover,
  &[data-selected],
  &[aria-expanded='true'] {
    z-index: 1;
  }
  &:hover > span {
    scale: 1.2;
  }
  &[data-selected] > span,
  &[aria-expanded='true'] > span {
    box-shadow: 0 0 0 3px ${color.ink};
    scale: 1.2;
  }
  &:focus-visible {
    ${focusRing}
    z-index: 2;
  }
`;
const Goal = styled.svg`
  position: absolute;
  width: 1.5rem;
  height: 2.0625rem;
  transform: translate(-50%, -97%);

  path {
    fill: ${color.aubergine};
    fill-rule: evenodd;
    stroke: ${color.raised};
    stroke-width: 1.5;
  }
`;
const Card = styled.div`
  position: absolute;
  bottom: ${space(3)};
  left: ${space(3)};
  z-index: 3;
  width: min(20rem, calc(100% - ${space(6)}));
  max-height: calc(100% - ${space(6)});
  padding: ${space(4)};
  overflow: auto;
  color: ${color.ink};
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.high};
  pointer-events: auto;

  &:focus-visible {
    ${focusRing}
  }
`;
const Close = styled.div`
  float: right;
  margin: -${space(2)} -${space(2)} 0 ${space(2)};
`;
const Names = styled.ul`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
`;
