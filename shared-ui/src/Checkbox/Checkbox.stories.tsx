import { Grid, Stack } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { Switch } from '../Switch/Switch';
import { Checkbox } from './Checkbox';

export const checkboxStories: StorySet = {
  component: 'Checkbox, Switch',
  group: 'Fields',
  about: 'A checkbox waits for the form; a switch acts at once.',
  stories: [
    {
      name: 'Checkboxes',
      Example: () => (
        <Stack gap={1}>
          <Checkbox defaultChecked>Plates and cutlery</Checkbox>
          <Checkbox description="Leave it out and we save about 40 g of plastic a person.">Napkins</Checkbox>
          <Checkbox partly>All teammates</Checkbox>
          <Checkbox error="Please accept the terms.">I accept the terms</Checkbox>
          <Checkbox disabled>Alcohol (not at this place)</Checkbox>
        </Stack>
      ),
    },
    {
      name: 'Switches',
      Example: () => (
        <Grid gap={1} least="14rem">
          <Switch defaultChecked>Tax exempt</Switch>
          <Switch>Individually packed</Switch>
          <Switch disabled>Group order</Switch>
        </Grid>
      ),
    },
  ],
};
