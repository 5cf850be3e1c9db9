import { ApiFailure } from '@copper-carrot/contracts/runtime';
import { useState } from 'react';
import { Checkbox } from '../Checkbox/Checkbox';
import { Stack } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { Section } from './Section';

/** As a component whose `useRead` failed. */
function News({ comes }: { comes: boolean }): string {
  if (!comes) throw new ApiFailure(500, { message: 'The oven is cold.' });
  return 'Night suppers reached its goal.';
}

function Page() {
  const [comes, setComes] = useState(false);
  return (
    <Stack gap={4}>
      <Checkbox checked={comes} onChange={setComes}>
        The news comes, when it is tried again
      </Checkbox>
      <Section title="We could not load the news">
        <News comes={comes} />
      </Section>
    </Stack>
  );
}

export const sectionStories: StorySet = {
  component: 'Section',
  group: 'Telling',
  about:
    'A part of a page that fails by itself: a read that did not come is said here, and can be tried again.',
  stories: [{ name: 'A part that did not come', Example: Page }],
};
