import { Stack } from '../Layout/Layout';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { type StorySet } from '../StyleGuide/story';
import { Timeline } from './Timeline';

export const timelineStories: StorySet = {
  component: 'Timeline, ProgressBar',
  group: 'Telling',
  about: 'Where a thing stands in its life.',
  stories: [
    {
      name: 'An order’s life',
      Example: () => (
        <Timeline
          label="Order 1043"
          steps={[
            { id: 'submitted', title: 'Submitted', at: 'Mon 03/15/2027, 9:12 am', state: 'done' },
            { id: 'accepted', title: 'Accepted by Saffron Road', at: '9:40 am', state: 'done' },
            {
              id: 'kitchen',
              title: 'In the kitchen',
              detail: 'Your card is charged after delivery.',
              state: 'now',
            },
            { id: 'delivered', title: 'Delivered', at: 'Wed 03/17/2027, 11:45 am – 12:15 pm', state: 'next' },
          ]}
        />
      ),
    },
    {
      name: 'Stopped',
      Example: () => (
        <Timeline
          label="Order 1044"
          steps={[
            { id: 'submitted', title: 'Submitted', state: 'done' },
            { id: 'declined', title: 'Declined', detail: 'The kitchen is full that day.', state: 'stopped' },
          ]}
        />
      ),
    },
    {
      name: 'Progress',
      Example: () => (
        <Stack>
          <ProgressBar label="Poll answers" value={12} max={20} valueText="12 of 20" />
          <ProgressBar label="Campaign" value={8200} max={10000} valueText="$8,200 of $10,000" tone="leaf" />
          <ProgressBar label="Uploading the menu" tone="aubergine" />
        </Stack>
      ),
    },
  ],
};
