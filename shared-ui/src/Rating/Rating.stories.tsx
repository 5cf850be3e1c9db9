import { useState } from 'react';
import { Cluster } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { Rating } from './Rating';
import { RatingInput } from './RatingInput';

function Give() {
  const [stars, setStars] = useState<number | null>(4);
  return <RatingInput label="How was the food?" value={stars} onChange={setStars} />;
}

export const ratingStories: StorySet = {
  component: 'Rating',
  group: 'Food and money',
  about: 'Stars that people gave, and stars to give.',
  stories: [
    {
      name: 'Given',
      Example: () => (
        <Cluster gap={6}>
          <Rating value={4.6} count={1280} />
          <Rating value={3} />
          <Rating value={4.9} count={12} short />
          <Rating value={null} />
        </Cluster>
      ),
    },
    { name: 'To give', Example: Give },
    {
      name: 'With an error',
      Example: () => <RatingInput label="Delivery" error="Please give a star or more." />,
    },
  ],
};
