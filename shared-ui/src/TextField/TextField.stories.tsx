import { useState } from 'react';
import { Grid } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from './TextField';

function Notes() {
  const [notes, setNotes] = useState('Ring at the loading dock, then take the freight elevator to 9.');
  return (
    <TextArea label="Delivery notes" required={false} maxLength={70} value={notes} onChange={setNotes} />
  );
}

export const textFieldStories: StorySet = {
  component: 'TextField, TextArea',
  group: 'Fields',
  about: 'Words to type. The label stands above, the error below in words.',
  stories: [
    {
      name: 'States',
      wide: true,
      Example: () => (
        <Grid gap={5}>
          <TextField label="Event name" defaultValue="Quarterly planning lunch" />
          <TextField
            label="Email"
            type="email"
            placeholder="you@example.com"
            description="We send the receipt there."
          />
          <TextField label="Coupon" defaultValue="WELCOME10" error="This coupon ended yesterday." />
          <TextField label="Organization" defaultValue="Northwind Labs" disabled />
          <TextField label="Budget" prefix="$" defaultValue="450" inputMode="decimal" required={false} />
        </Grid>
      ),
    },
    { name: 'Several lines', Example: Notes },
  ],
};
