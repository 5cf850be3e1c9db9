import { useMemo } from 'react';
import styled from 'styled-components';
import { count } from '../format/words';
import { color, font } from '../theme/tokens';
import { useBelow } from '../theme/useBelow';
import { clustersOf } from './clusters';
import { type Land, type Pin, type Point, type Spot } from './geography';
import { Pins, type PinsProps } from './Pins';
import { fitPoints, scaleMiles, type Size } from './projection';

export interface OutlinesProps extends Pick<PinsProps, 'selected' | 'onSelect' | 'card' | 'goal'> {
  /** What the picture shows, in words. */
  label: string;
  pins: readonly Pin[];
  land: readonly Land[];
  middle: Point | null;
}

const wide = { width: 680, height: 560 };
const small = { width: 360, height: 340 };

/** A map without streets, drawn by hand: land by its outlines, pins, and how far they reach. */
export function Outlines({ label, pins, land, goal, middle, selected, onSelect, card }: OutlinesProps) {
  const size = useBelow('tablet') ? small : wide;
  const fitted = useMemo(
    () => fitPoints([...pins, ...(goal ? [goal] : middle ? [middle] : [])], size),
    [pins, goal, middle, size],
  );
  const drawn = useMemo(
    () =>
      land.map(({ name, coordinates }) => ({
        name,
        d: fitted.land(coordinates),
        ...fitted.middle(coordinates),
      })),
    [land, fitted],
  );
  const clusters = useMemo(() => clustersOf(pins, fitted.place), [pins, fitted]);
  const chosen = pins.find(({ id }) => id === selected);
  const miles = scaleMiles(fitted.pixelsPerMile, size.width);
  return (
    <>
      <Svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
        {drawn.map(({ name, d }) => (
          <path key={name} className="land" d={d} />
        ))}
        {drawn
          .filter((county) => isLabelled(county, size))
          .map(({ name, x, y }) => (
            <text key={name} className="county" x={x} y={y}>
              {name}
            </text>
          ))}
        {/* One tint for all of them together: wherever it lies, somebody reaches. */}
        <g className="reach">
          {goal &&
            pins
              .filter(({ muted }) => !muted)
              .map((pin) => <path key={pin.id} d={fitted.reach(pin, pin.reachMiles)} />)}
        </g>
        {chosen && (
          <path
            className="chosen"
            data-muted={chosen.muted || undefined}
            d={fitted.reach(chosen, chosen.reachMiles)}
          />
        )}
        <g className="scale" transform={`translate(16 ${size.height - 16})`}>
          <path d={`M0 -5v5h${miles * fitted.pixelsPerMile}v-5`} />
          <text x={miles * fitted.pixelsPerMile + 8}>{count(miles, 'mile')}</text>
        </g>
      </Svg>
      <Pins
        clusters={clusters}
        place={fitted.place}
        styleAt={({ x, y }) => ({ left: `${(x / size.width) * 100}%`, top: `${(y / size.height) * 100}%` })}
        {...{ goal, selected, onSelect, card }}
      />
    </>
  );
}

/** Whether an area is large enough for its name, and has its middle in the picture and off the scale. */
const isLabelled = ({ x, y, area }: Spot & { area: number }, { width, height }: Size) =>
  area > 6000 && x > 44 && x < width - 44 && y > 20 && y < height - 36;

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: 100%;

  .land {
    fill: ${color.surface};
    stroke: ${color.line};
  }
  .county {
    font: 600 11px ${font.text};
    letter-spacing: 0.04em;
    fill: ${color.inkFaint};
    stroke: ${color.surface};
    stroke-width: 3;
    paint-order: stroke;
    text-anchor: middle;
  }
  .reach {
    fill: ${color.copper};
    opacity: 0.07;
  }
  .chosen {
    fill: ${color.copper};
    fill-opacity: 0.16;
    stroke: ${color.copper};
    stroke-width: 2;
  }
  .chosen[data-muted] {
    fill: ${color.inkFaint};
    fill-opacity: 0.1;
    stroke: ${color.inkFaint};
    stroke-width: 1.5;
    stroke-dasharray: 4 4;
  }
  .scale {
    font: 12px ${font.text};
    fill: ${color.ink};
  }
  .scale path {
    fill: none;
    stroke: ${color.ink};
    stroke-width: 1.5;
  }
`;
