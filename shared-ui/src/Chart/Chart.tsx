import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { hidden, tabular } from '../theme/styles';
import { color, radius, space, text } from '../theme/tokens';
import { type ChartProps } from './chart-props';
import { Drawing } from './Drawing';
import { useWidth } from './useWidth';

export type { ChartProps, ChartSeries } from './chart-props';

const plain = (value: number) => value.toLocaleString('en-US');

/** Numbers as bars or lines. The same numbers are a table, for screen readers always and for everybody at a press. */
export function Chart({
  label,
  labelHidden,
  look,
  categories,
  categoryTitle,
  series,
  format = plain,
  height = 260,
}: ChartProps) {
  const id = useId();
  const [frame, width] = useWidth(640);
  const [inNumbers, setInNumbers] = useState(false);
  return (
    <Root aria-labelledby={id}>
      <Head>
        <Name id={id} data-hidden={labelHidden || undefined}>
          {label}
        </Name>
        {series.length > 1 && (
          <Legend aria-hidden className="legend">
            {series.map((one, at) => (
              <li key={one.id} data-series={at}>
                <Sample data-look={look} />
                {one.label}
              </li>
            ))}
          </Legend>
        )}
      </Head>
      <div ref={frame}>
        <Drawing {...{ look, categories, series, format, width, height }} />
      </div>
      <Numbers data-hidden={!inNumbers || undefined}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{categoryTitle}</th>
              {series.map((one) => (
                <th key={one.id} scope="col">
                  {one.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, at) => (
              <tr key={category}>
                <th scope="row">{category}</th>
                {series.map((one) => (
                  <td key={one.id}>{format(one.values[at] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Numbers>
      <Toggle>
        <Button
          variant="quiet"
          size="small"
          onClick={() => setInNumbers(!inNumbers)}
          aria-expanded={inNumbers}
        >
          {inNumbers ? 'Hide the numbers' : 'Show the numbers'}
        </Button>
      </Toggle>
    </Root>
  );
}

const Root = styled.figure`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
`;
const Head = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(5)};
  align-items: baseline;
  justify-content: space-between;
`;
const Name = styled.span`
  font-weight: 600;

  &[data-hidden] {
    ${hidden}
  }
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  font-size: ${text.small};
  color: ${color.inkSoft};

  li {
    --series: ${color.copper};

    display: inline-flex;
    gap: ${space(2)};
    align-items: center;
  }
  li[data-series='1'] {
    --series: ${color.leaf};
  }
  li[data-series='2'] {
    --series: ${color.aubergine};
  }
  li[data-series='3'] {
    --series: ${color.honey};
  }
`;
const Sample = styled.span`
  width: 0.875rem;
  height: 0.875rem;
  background: var(--series);
  border-radius: 3px;

  &[data-look='lines'] {
    width: 1.5rem;
    height: 0;
    background: none;
    border-top: 3px solid var(--series);
    border-radius: 0;
  }
  [data-series='1'] > &[data-look='lines'] {
    border-top-style: dashed;
  }
  [data-series='2'] > &[data-look='lines'] {
    border-top-style: dotted;
  }
`;
/** Its words stand below the chart's own edge. */
const Toggle = styled.div`
  margin-left: -0.875rem;
`;
const Numbers = styled.div`
  ${tabular}
  overflow-x: auto;
  font-size: ${text.small};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  &[data-hidden] {
    ${hidden}
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  :is(th, td) {
    padding: ${space(2)} ${space(4)};
    font-weight: 400;
    text-align: right;
    border-top: 1px solid ${color.line};
  }
  thead th {
    font-weight: 600;
    color: ${color.inkSoft};
    border-top: 0;
  }
  th:first-child {
    text-align: left;
  }
`;
