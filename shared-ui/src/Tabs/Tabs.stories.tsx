import { Disclosure } from '../Disclosure/Disclosure';
import { type StorySet } from '../StyleGuide/story';
import { Tabs } from './Tabs';

export const tabsStories: StorySet = {
  component: 'Tabs, Disclosure',
  group: 'Finding the way',
  about: 'Views of one thing; and parts that open.',
  stories: [
    {
      name: 'Tabs',
      wide: true,
      Example: () => (
        <Tabs
          label="Orders"
          items={[
            { id: 'upcoming', label: 'Upcoming', count: 3, content: 'Three orders this week.' },
            { id: 'past', label: 'Past', count: 41, content: 'Everything you ate.' },
            { id: 'drafts', label: 'Drafts', content: 'Nothing here.', disabled: true },
          ]}
        />
      ),
    },
    {
      name: 'Disclosure',
      wide: true,
      Example: () => (
        <div>
          <Disclosure title="What is in the box" defaultOpen aside="4 parts">
            Roasted carrots with copper-coloured edges, herbed rice, tahini, and a lemon wedge.
          </Disclosure>
          <Disclosure title="Allergens">Sesame. Made in a kitchen that handles nuts.</Disclosure>
        </div>
      ),
    },
  ],
};
