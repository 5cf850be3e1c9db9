import { Badge, DietaryTags } from '../Badge/Badge';
import { Cluster, Grid } from '../Layout/Layout';
import { Picture } from '../Picture/Picture';
import { Price } from '../Price/Price';
import { Rating } from '../Rating/Rating';
import { SkeletonCard } from '../Skeleton/Skeleton';
import plate from '../StyleGuide/plate.svg';
import { type StorySet } from '../StyleGuide/story';
import { Card, PictureCard } from './Card';

export const cardStories: StorySet = {
  component: 'Card, Picture',
  group: 'Food and money',
  about: 'Picture first, words second; the whole card is one link.',
  stories: [
    {
      name: 'Packages, one without a picture, one still loading',
      wide: true,
      Example: () => (
        <Grid gap={6} least="15rem">
          <PictureCard
            to="/search"
            title="Carrot and herb mezze"
            badge={<Badge tone="copper">Tried &amp; True</Badge>}
            picture={<Picture src={plate} alt="Roasted carrots, greens and grapes on a white plate" />}
          >
            <Rating value={4.8} count={212} />
            <Cluster justify="space-between">
              <Price amount={14.5} unit="per person" size="large" />
              <DietaryTags tags={['vegetarian', 'gluten_free']} />
            </Cluster>
          </PictureCard>
          <PictureCard
            to="/search"
            title="Breakfast tacos"
            picture={<Picture src={null} alt="Breakfast tacos" />}
          >
            <Rating value={null} />
            <Cluster justify="space-between">
              <Price amount={11.25} before={12.5} unit="per person" size="large" />
              <DietaryTags tags={['contains_nuts']} />
            </Cluster>
          </PictureCard>
          <SkeletonCard />
        </Grid>
      ),
    },
    {
      name: 'Sheets',
      wide: true,
      Example: () => (
        <Grid gap={4} least="12rem">
          <Card>Plain</Card>
          <Card look="raised">Raised</Card>
          <Card look="sunken">Sunken</Card>
        </Grid>
      ),
    },
  ],
};
