import { useState } from 'react';
import { Grid } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { type DateRange, DateRangePicker } from './DateRangePicker';

function Period() {
  const [range, setRange] = useState<DateRange | null>({ start: '2027-03-10', end: '2027-03-23' });
  return (
    <DateRangePicker
      label="Delivered"
      value={range}
      onChange={setRange}
      max="2027-12-31"
      shortcuts={[
        { label: 'This month', value: { start: '2027-03-01', end: '2027-03-31' } },
        { label: 'Last quarter', value: { start: '2026-10-01', end: '2026-12-31' } },
      ]}
    />
  );
}

export const dateRangePickerStories: StorySet = {
  component: 'DateRangePicker',
  group: 'Fields',
  about: 'From one day to another: the first press begins, the second ends.',
  stories: [
    {
      name: 'A period, none yet, and an error',
      wide: true,
      Example: () => (
        <Grid gap={5} least="14rem">
          <Period />
          <DateRangePicker label="Closed" required={false} />
          <DateRangePicker label="Invoices from" error="Please choose the days to bill." />
        </Grid>
      ),
    },
  ],
};
