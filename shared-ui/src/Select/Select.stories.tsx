import { Grid } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { Select } from './Select';

const meals = [
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'lunch_or_dinner', label: 'Lunch or dinner' },
  { value: 'appetizer_snack', label: 'Appetizers and snacks' },
  { value: 'dessert', label: 'Dessert', description: 'From 4 hours ahead' },
  { value: 'late', label: 'Late night', disabled: true },
] as const;

export const selectStories: StorySet = {
  component: 'Select',
  group: 'Fields',
  about: 'One of a list. Opens by click or arrow; typing letters finds.',
  stories: [
    {
      name: 'States',
      wide: true,
      Example: () => (
        <Grid gap={5} least="14rem">
          <Select label="Meal" options={meals} defaultValue="lunch_or_dinner" />
          <Select label="Meal" options={meals} icon="bag" />
          <Select label="Meal" options={meals} error="Please choose a meal." />
          <Select label="Meal" options={meals} defaultValue="breakfast" disabled />
        </Grid>
      ),
    },
  ],
};
