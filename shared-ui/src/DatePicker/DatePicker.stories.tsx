import { useState } from 'react';
import { Grid } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { TimeSlotPicker } from '../TimeSlotPicker/TimeSlotPicker';
import { DatePicker } from './DatePicker';

const isSunday = (date: string) => new Date(`${date}T00:00Z`).getUTCDay() === 0;

function When() {
  const [date, setDate] = useState('2027-03-17');
  const [time, setTime] = useState('11:45');
  return (
    <Grid gap={5} least="14rem">
      <DatePicker
        label="Date"
        value={date}
        onChange={setDate}
        min="2027-03-08"
        isUnavailable={isSunday}
        note="The kitchen is closed on Sundays."
      />
      <TimeSlotPicker
        label="Time"
        value={time}
        onChange={(next) => next && setTime(next)}
        rangeLabel="Delivery window"
      />
    </Grid>
  );
}

export const datePickerStories: StorySet = {
  component: 'DatePicker, TimeSlotPicker',
  group: 'Fields',
  about: 'A day from a calendar and a time on a grid of 15 minutes, in the place’s zone.',
  stories: [
    { name: 'Together', wide: true, Example: When },
    {
      name: 'States',
      wide: true,
      Example: () => (
        <Grid gap={5} least="14rem">
          <DatePicker label="Date" error="Please choose a delivery date for your order." />
          <TimeSlotPicker label="Time" error="The kitchen closes at 8:00 pm." />
          <DatePicker label="Date" value="2027-03-17" disabled />
        </Grid>
      ),
    },
  ],
};
