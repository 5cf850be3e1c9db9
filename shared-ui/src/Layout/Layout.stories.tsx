import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { PageTitle, SectionTitle } from '../PageTitle/PageTitle';
import { type StorySet } from '../StyleGuide/story';
import { Cluster, Grid, Sidebar, Stack } from './Layout';

const Block = ({ words }: { words: string }) => (
  <Card look="sunken" padding="small">
    {words}
  </Card>
);

export const layoutStories: StorySet = {
  component: 'Stack, Cluster, Grid, Sidebar, titles',
  group: 'Layout',
  about: 'Space between things belongs to what holds them.',
  stories: [
    {
      name: 'Titles',
      wide: true,
      Example: () => (
        <Stack gap={8}>
          <PageTitle
            above="Boston"
            below="Twelve kitchens deliver to your door on Wednesday."
            actions={<Button variant="secondary">Change</Button>}
          >
            Lunch for twenty
          </PageTitle>
          <SectionTitle>Saffron Road</SectionTitle>
        </Stack>
      ),
    },
    {
      name: 'Stack and Cluster',
      Example: () => (
        <Stack gap={3}>
          <Block words="One" />
          <Cluster>
            <Block words="Two" />
            <Block words="Three" />
            <Block words="Four" />
          </Cluster>
        </Stack>
      ),
    },
    {
      name: 'Grid',
      Example: () => (
        <Grid gap={3} least="6rem">
          {['One', 'Two', 'Three', 'Four', 'Five'].map((words) => (
            <Block key={words} words={words} />
          ))}
        </Grid>
      ),
    },
    {
      name: 'Sidebar',
      wide: true,
      Example: () => (
        <Sidebar sticky={false} aside={<Block words="Beside" />}>
          <Block words="The main thing" />
        </Sidebar>
      ),
    },
  ],
};
