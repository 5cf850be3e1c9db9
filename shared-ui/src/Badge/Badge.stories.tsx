import { Cluster } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { Badge, DietaryTags, DiversityTags } from './Badge';

export const badgeStories: StorySet = {
  component: 'Badge, tags',
  group: 'Food and money',
  about: 'A short word: a state, a diet, who owns the kitchen.',
  stories: [
    {
      name: 'States of an order',
      Example: () => (
        <Cluster gap={2}>
          <Badge>In cart</Badge>
          <Badge tone="honey" icon="clock">
            Pending
          </Badge>
          <Badge tone="leaf" icon="check">
            Accepted
          </Badge>
          <Badge tone="copper">Confirmed</Badge>
          <Badge tone="aubergine">Group order</Badge>
          <Badge tone="danger">Declined</Badge>
        </Cluster>
      ),
    },
    {
      name: 'Diets',
      Example: () => (
        <Cluster>
          <DietaryTags tags={['vegetarian', 'vegan', 'gluten_free', 'dairy_free', 'contains_nuts']} />
          <DietaryTags tags={['vegan']} named />
        </Cluster>
      ),
    },
    { name: 'Ownership', Example: () => <DiversityTags tags={['woman', 'black', 'veteran']} /> },
  ],
};
