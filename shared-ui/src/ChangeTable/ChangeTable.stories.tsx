import { type StorySet } from '../StyleGuide/story';
import { ChangeTable } from './ChangeTable';

export const changeTableStories: StorySet = {
  component: 'ChangeTable',
  group: 'Telling',
  about: 'What becomes of a thing: what it was, and what it is from then on.',
  stories: [
    {
      name: 'Changes of an order',
      Example: () => (
        <ChangeTable
          rows={[
            { label: 'Number of people', before: '20', after: '24' },
            { label: 'Delivery instructions', before: null, after: 'Ring at the back door' },
            { label: 'Cost center', before: 'Marketing', after: null },
            { label: 'Total', before: '$402.18', after: '$478.60' },
          ]}
        />
      ),
    },
  ],
};
