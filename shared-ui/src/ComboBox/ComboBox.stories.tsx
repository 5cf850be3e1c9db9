import { Grid } from '../Layout/Layout';
import { type Choice } from '../ListBox/choice';
import { type StorySet } from '../StyleGuide/story';
import { ComboBox } from './ComboBox';

const addresses: Choice[] = [
  { value: 'local:1', label: '120 Harbor Street, Boston, MA 02110', description: 'Approximate' },
  { value: 'local:2', label: '12 Hanover Square, New York, NY 10005' },
  { value: 'local:3', label: '1200 Harrison Street, San Francisco, CA 94103' },
];
const suggest = (text: string) =>
  Promise.resolve(addresses.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));
const cuisines = ['Ethiopian', 'Greek', 'Hawaiian', 'Indian', 'Mexican', 'Thai'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

export const comboBoxStories: StorySet = {
  component: 'ComboBox',
  group: 'Fields',
  about: 'Type to find: in a list, or by asking as one types.',
  stories: [
    {
      name: 'States',
      wide: true,
      Example: () => (
        <Grid gap={5} least="18rem">
          <ComboBox label="Delivery address" icon="pin" suggest={suggest} placeholder="Try “12 ha”" />
          <ComboBox label="Cuisine" options={cuisines} />
          <ComboBox label="Cuisine" options={cuisines} text="Klingon" error="We don’t know this cuisine." />
          <ComboBox label="Cuisine" options={cuisines} disabled />
        </Grid>
      ),
    },
  ],
};
