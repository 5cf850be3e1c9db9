import { useState } from 'react';
import { Grid } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { NumberField } from './NumberField';

function Headcount() {
  const [people, setPeople] = useState<number | null>(24);
  return <NumberField label="Headcount" value={people} onChange={setPeople} min={10} max={200} step={2} />;
}

export const numberFieldStories: StorySet = {
  component: 'NumberField',
  group: 'Fields',
  about: 'A number one can type or step; arrows, Page Up and Home work too.',
  stories: [
    {
      name: 'States',
      wide: true,
      Example: () => (
        <Grid gap={5} least="12rem">
          <Headcount />
          <NumberField label="Tip" money defaultValue={23.2} min={0} />
          <NumberField label="Headcount" lenient defaultValue={7} error="Must be at least 10." />
          <NumberField label="Headcount" defaultValue={24} disabled />
        </Grid>
      ),
    },
  ],
};
