import { Button } from '../Button/Button';
import { Cluster } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { Tooltip } from '../Tooltip/Tooltip';
import { Menu } from './Menu';

export const menuStories: StorySet = {
  component: 'Menu, Tooltip',
  group: 'Over the page',
  about: 'What else one can do, and why a thing is so.',
  stories: [
    {
      name: 'Menu',
      Example: () => (
        <Menu
          label="Order"
          trigger={
            <Button variant="secondary" iconEnd="down">
              More
            </Button>
          }
          items={[
            { id: 'again', label: 'Order again', icon: 'bag' },
            { id: 'receipt', label: 'Receipt', icon: 'receipt', description: 'PDF' },
            { id: 'cancel', label: 'Cancel order', icon: 'trash', danger: true },
          ]}
        />
      ),
    },
    {
      name: 'Tooltip',
      Example: () => (
        <Cluster>
          <span>
            Service fee{' '}
            <Tooltip text="The service fee supports Copper Carrot." label="About the service fee" />
          </span>
          <Tooltip text="Tried & True: the classics of the house." label="About the tier">
            Tried &amp; True
          </Tooltip>
        </Cluster>
      ),
    },
  ],
};
