import { Cluster } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { Button, ButtonLink } from './Button';

const wait = () => new Promise((done) => setTimeout(done, 1600));

export const buttonStories: StorySet = {
  component: 'Button',
  group: 'Actions',
  about: 'A press that runs once. A promise keeps it pending until it settles.',
  stories: [
    {
      name: 'Variants',
      Example: () => (
        <Cluster>
          <Button>Place order</Button>
          <Button variant="secondary">Save for later</Button>
          <Button variant="quiet">Edit choices</Button>
          <Button variant="danger">Cancel order</Button>
        </Cluster>
      ),
    },
    {
      name: 'Sizes',
      Example: () => (
        <Cluster>
          <Button size="large">See what fits</Button>
          <Button>Add to order</Button>
          <Button size="small">Apply</Button>
        </Cluster>
      ),
    },
    {
      name: 'With icons',
      Example: () => (
        <Cluster>
          <Button icon="plus">Add a card</Button>
          <Button variant="secondary" iconEnd="arrow">
            Next
          </Button>
          <Button variant="quiet" icon="edit" aria-label="Edit" />
          <ButtonLink to="/search" variant="secondary" icon="search">
            A link
          </ButtonLink>
        </Cluster>
      ),
    },
    {
      name: 'Working, and not to be pressed',
      Example: () => (
        <Cluster>
          <Button onClick={wait}>Press me twice</Button>
          <Button pending>Placing order</Button>
          <Button disabled>Place order</Button>
          <Button variant="secondary" disabled>
            Save
          </Button>
        </Cluster>
      ),
    },
  ],
};
