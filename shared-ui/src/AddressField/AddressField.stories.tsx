import { useState } from 'react';
import { Grid } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { AddressField, type KnownAddress } from './AddressField';

const own: KnownAddress[] = [
  { google_place_id: 'local:1', formatted_address: '120 Harbor Street, Boston, MA 02110' },
  { google_place_id: 'local:2', formatted_address: '12 Hanover Square, New York, NY 10005' },
];

function Typed() {
  const [text, setText] = useState('');
  return <AddressField label="Delivery address" own={own} text={text} onChange={setText} />;
}

export const addressFieldStories: StorySet = {
  component: 'AddressField',
  group: 'Fields',
  about: 'An address by suggestion, one’s own first; what is typed and not picked may stay.',
  stories: [
    {
      name: 'States',
      wide: true,
      Example: () => (
        <Grid gap={5} least="18rem">
          <Typed />
          <AddressField
            label="Delivery address"
            text="Somewhere"
            error="We can’t find this address."
            onChange={() => undefined}
          />
        </Grid>
      ),
    },
  ],
};
