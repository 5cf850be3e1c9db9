import styled from 'styled-components';
import { tabular } from '../theme/styles';
import { color } from '../theme/tokens';
import { type ChartProps } from './chart-props';
import { everyNth, ticksOf } from './scale';

type DrawingProps = Required<Pick<ChartProps, 'look' | 'categories' | 'series' | 'format' | 'height'>> & {
  width: number;
};

const top = 12;
const bottom = 28;

/** The picture of the numbers; silent, since the table beside it says them. */
export function Drawing({ look, categories, series, format, width, height }: DrawingProps) {
  const ticks = ticksOf(series.flatMap(({ values }) => values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const left = Math.max(...ticks.map((tick) => format(tick).length)) * 7.5 + 12;
  const y = (value: number) => top + ((high - value) / (high - low)) * (height - top - bottom);
  const room = (width - left) / Math.max(categories.length, 1);
  const nth = everyNth(categories, room);
  const middle = (at: number) => left + room * (at + 0.5);
  const spread = Math.min(room * 0.8, 26 * series.length + 22);
  const bar = spread / series.length;
  return (
    <Root width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className="grid"
            data-zero={tick === 0 || undefined}
            x1={left}
            x2={width}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text x={left - 8} y={y(tick)} textAnchor="end" dominantBaseline="middle">
            {format(tick)}
          </text>
        </g>
      ))}
      {categories.map((category, at) => (
        <g key={category} className="category">
          <rect className="band" x={left + room * at} y={top} width={room} height={height - top - bottom}>
            <title>
              {[category, ...series.map((one) => `${one.label}: ${format(one.values[at] ?? 0)}`)].join('\n')}
            </title>
          </rect>
          {look === 'bars' &&
            series.map((one, index) => {
              const value = one.values[at] ?? 0;
              return (
                <rect
                  key={one.id}
                  className="bar"
                  data-series={index}
                  x={middle(at) - spread / 2 + bar * index + 1}
                  width={Math.max(bar - 2, 1)}
                  y={Math.min(y(value), y(0))}
                  height={Math.abs(y(value) - y(0))}
                  rx={Math.min(3, bar / 5)}
                />
              );
            })}
          {at % nth === 0 && (
            <text x={middle(at)} y={height - 8} textAnchor="middle">
              {category}
            </text>
          )}
        </g>
      ))}
      {look === 'lines' &&
        series.map((one, index) => (
          <g key={one.id} data-series={index}>
            <polyline
              className="line"
              points={one.values.map((value, at) => `${middle(at)},${y(value)}`).join(' ')}
            />
            {one.values.map((value, at) => (
              <circle key={categories[at]} className="dot" cx={middle(at)} cy={y(value)} r={3.5} />
            ))}
          </g>
        ))}
    </Root>
  );
}

const Root = styled.svg`
  ${tabular}
  overflow: visible;

  text {
    font-size: 0.75rem;
    fill: ${color.inkSoft};
  }
  .grid {
    stroke: ${color.line};
  }
  .grid[data-zero] {
    stroke: ${color.lineStrong};
  }
  .band {
    fill: transparent;
  }
  .category:hover .band {
    fill: ${color.sunken};
  }
  [data-series] {
    --series: ${color.copper};
    --dashes: none;
  }
  [data-series='1'] {
    --series: ${color.leaf};
    --dashes: 7 4;
  }
  [data-series='2'] {
    --series: ${color.aubergine};
    --dashes: 2 4;
  }
  [data-series='3'] {
    --series: ${color.honey};
    --dashes: 10 4 2 4;
  }
  .bar {
    fill: var(--series);
    pointer-events: none;
  }
  .line {
    fill: none;
    stroke: var(--series);
    stroke-width: 2.5;
    stroke-dasharray: var(--dashes);
    stroke-linecap: round;
    stroke-linejoin: round;
    pointer-events: none;
  }
  .dot {
    fill: ${color.surface};
    stroke: var(--series);
    stroke-width: 2;
    pointer-events: none;
  }
`;
