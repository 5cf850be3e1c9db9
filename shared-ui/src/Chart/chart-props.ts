export interface ChartSeries {
  id: string;
  label: string;
  /** One for each category. */
  values: readonly number[];
}

export interface ChartProps {
  /** What is seen: 'Spent per month'. */
  label: string;
  labelHidden?: boolean;
  look: 'bars' | 'lines';
  /** What stands along the bottom, and what these are: 'Month'. */
  categories: readonly string[];
  categoryTitle: string;
  /** Four at most: more can't be told apart. */
  series: readonly ChartSeries[];
  /** How a number reads: money, people. */
  format?: (value: number) => string;
  /** In pixels. */
  height?: number;
}
