import { formatMoney } from '../format/money';
import { type StorySet } from '../StyleGuide/story';
import { Chart } from './Chart';

const months = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const dollars = (value: number) => formatMoney(value, 0);

export const chartStories: StorySet = {
  component: 'Chart',
  group: 'Telling',
  about: 'Numbers as bars or lines, told apart by more than colour; the same numbers are a table.',
  stories: [
    {
      name: 'Bars',
      wide: true,
      Example: () => (
        <Chart
          label="Spent per month"
          look="bars"
          categories={months}
          categoryTitle="Month"
          series={[
            {
              id: 'lunch',
              label: 'Lunch',
              values: [820, 940, 1260, 1180, 1420, 610, 1310, 1500, 1720, 1480, 1690, 1220],
            },
            {
              id: 'breakfast',
              label: 'Breakfast',
              values: [210, 180, 320, 360, 300, 140, 340, 420, 380, 400, 460, 310],
            },
          ]}
          format={dollars}
        />
      ),
    },
    {
      name: 'Lines',
      Example: () => (
        <Chart
          label="Orders per month"
          look="lines"
          categories={months}
          categoryTitle="Month"
          series={[
            { id: 'this', label: 'This year', values: [14, 18, 22, 21, 30, 12, 26, 31, 38, 33, 40, 29] },
            { id: 'last', label: 'Last year', values: [9, 12, 13, 17, 19, 8, 16, 20, 22, 25, 24, 19] },
          ]}
        />
      ),
    },
    {
      name: 'Above and below',
      Example: () => (
        <Chart
          label="Paid out, and taken back"
          look="bars"
          categories={['Week 9', 'Week 10', 'Week 11']}
          categoryTitle="Week"
          series={[{ id: 'balance', label: 'Balance', values: [1240.5, -180, 960] }]}
          format={dollars}
        />
      ),
    },
  ],
};
