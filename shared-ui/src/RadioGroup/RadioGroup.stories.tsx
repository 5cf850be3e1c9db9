import { Price } from '../Price/Price';
import { type StorySet } from '../StyleGuide/story';
import { RadioGroup } from './RadioGroup';

const setUp = [
  {
    value: 'drop_off',
    label: 'Drop-off',
    description: 'Left at the front desk',
    aside: <Price amount={0} />,
  },
  {
    value: 'set_up',
    label: 'Delivery with set-up',
    description: 'Laid out, ready to serve',
    aside: <Price amount={25} />,
  },
  {
    value: 'on_site',
    label: 'Staff on site',
    description: 'Two people, three hours',
    aside: <Price amount={310} />,
  },
];
const styles = [
  { value: 'buffet', label: 'Buffet' },
  { value: 'individual', label: 'Individual' },
];

export const radioGroupStories: StorySet = {
  component: 'RadioGroup',
  group: 'Fields',
  about: 'One of a few, all in sight: a list, cards, or a row of segments.',
  stories: [
    {
      name: 'Cards',
      wide: true,
      Example: () => (
        <RadioGroup label="Set-up" look="cards" columns={2} options={setUp} defaultValue="set_up" />
      ),
    },
    {
      name: 'Segments',
      Example: () => <RadioGroup label="Style" look="segments" options={styles} defaultValue="buffet" />,
    },
    {
      name: 'List, with an error',
      Example: () => <RadioGroup label="Style" options={styles} error="Please choose a style." />,
    },
    {
      name: 'Disabled',
      Example: () => <RadioGroup label="Style" options={styles} defaultValue="buffet" disabled />,
    },
  ],
};
