import type { Schemas } from '@copper-carrot/contracts';
import { color, font, radius, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { useMemo } from 'react';
import styled from 'styled-components';
import { type County } from './outlines';
import { fitPoints, scaleMiles, type Size } from './projection';

export interface MapPictureProps {
  map: Schemas['SearchMap'];
  counties: readonly County[];
  size: Size;
  /** What the picture shows, in words. */
  label: string;
  selected: number | null;
  onSelect: (kitchenId: number) => void;
}

/** Land, the kitchens with how far they deliver, and the address. The list beside it says the same in words. */
export function MapPicture({ map, counties, size, label, selected, onSelect }: MapPictureProps) {
  const { records, address, middle } = map;
  const fitted = useMemo(
    () => fitPoints([...records, ...(address ? [address] : middle ? [middle] : [])], size),
    [records, address, middle, size],
  );
  const land = useMemo(
    () =>
      counties.map(({ name, coordinates }) => ({
        name,
        d: fitted.land(coordinates),
        ...fitted.middle(coordinates),
      })),
    [counties, fitted],
  );
  const chosen = records.find(({ kitchen_id }) => kitchen_id === selected);
  const delivering = records.filter(({ delivers }) => delivers);
  const miles = scaleMiles(fitted.pixelsPerMile, size.width);
  const pin = address && fitted.place(address);
  return (
    <Frame style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      <Svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
        {land.map(({ name, d }) => (
          <path key={name} className="land" d={d} />
        ))}
        {land
          .filter((county) => isLabelled(county, size))
          .map(({ name, x, y }) => (
            <text key={name} className="county" x={x} y={y}>
              {name}
            </text>
          ))}
        {/* One tint for all of them together: wherever it lies, somebody delivers. */}
        <g className="reach">
          {address &&
            delivering.map((each) => (
              <path key={each.kitchen_id} d={fitted.reach(each, each.max_distance_miles)} />
            ))}
        </g>
        {chosen && (
          <path
            className="chosen"
            data-delivers={chosen.delivers || undefined}
            d={fitted.reach(chosen, chosen.max_distance_miles)}
          />
        )}
        <g className="scale" transform={`translate(16 ${size.height - 16})`}>
          <path d={`M0 -5v5h${miles * fitted.pixelsPerMile}v-5`} />
          <text x={miles * fitted.pixelsPerMile + 8}>{count(miles, 'mile')}</text>
        </g>
      </Svg>
      {[...records]
        .sort((a, b) => rank(a, selected) - rank(b, selected))
        .map((each) => {
          const { x, y } = fitted.place(each);
          return (
            // The list beside the map is the way by keyboard and screen reader; this is a shortcut for the hand.
            <Kitchen
              key={each.kitchen_id}
              type="button"
              tabIndex={-1}
              aria-hidden
              title={each.name}
              data-delivers={each.delivers || undefined}
              data-selected={each.kitchen_id === selected || undefined}
              style={{ left: `${(x / size.width) * 100}%`, top: `${(y / size.height) * 100}%` }}
              onClick={() => onSelect(each.kitchen_id)}
            />
          );
        })}
      {pin && (
        <Pin viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
          <path d={pinAt(pin.x, pin.y)} />
        </Pin>
      )}
    </Frame>
  );
}

/** Whether an area is large enough for its name, and has its middle in the picture and off the scale. */
const isLabelled = ({ x, y, area }: { x: number; y: number; area: number }, { width, height }: Size) =>
  area > 6000 && x > 44 && x < width - 44 && y > 20 && y < height - 36;

/** Later ones lie above: the chosen one, then those that deliver. */
const rank = ({ kitchen_id, delivers }: Schemas['MapRecord'], selected: number | null) =>
  kitchen_id === selected ? 2 : delivers ? 1 : 0;

const pinAt = (x: number, y: number) =>
  `M${x} ${y}c-1.5 -7 -11 -11 -11 -20a11 11 0 0 1 22 0c0 9 -9.5 13 -11 20zm0 -15.5a4.5 4.5 0 1 0 0 -9a4.5 4.5 0 0 0 0 9z`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color.sunken};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`;
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
    fill: ${color.inkFaint};
    fill-opacity: 0.1;
    stroke: ${color.inkFaint};
    stroke-width: 1.5;
    stroke-dasharray: 4 4;
  }
  .chosen[data-delivers] {
    fill: ${color.copper};
    fill-opacity: 0.16;
    stroke: ${color.copper};
    stroke-width: 2;
    stroke-dasharray: none;
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
const Pin = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;

  path {
    fill: ${color.aubergine};
    fill-rule: evenodd;
    stroke: ${color.raised};
    stroke-width: 1.5;
  }
`;
const Kitchen = styled.button`
  position: absolute;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  padding: 0;
  font-size: ${text.tiny};
  background: none;
  border: 0;
  transform: translate(-50%, -50%);
  cursor: pointer;

  &::before {
    width: 0.625rem;
    height: 0.625rem;
    content: '';
    background: ${color.surface};
    border: 2px solid ${color.inkFaint};
    border-radius: 50%;
  }
  &[data-delivers]::before {
    width: 0.75rem;
    height: 0.75rem;
    background: ${color.copper};
    border-color: ${color.raised};
    box-shadow: 0 0 0 1px ${color.copper};
  }
  &:hover::before,
  &[data-selected]::before {
    scale: 1.5;
  }
  &[data-selected]::before {
    box-shadow: 0 0 0 2px ${color.ink};
  }
`;
