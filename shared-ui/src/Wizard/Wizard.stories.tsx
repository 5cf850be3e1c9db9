import { useState } from 'react';
import { Grid } from '../Layout/Layout';
import { Notice } from '../Notice/Notice';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { type StorySet } from '../StyleGuide/story';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { Wizard } from './Wizard';

const save = () => new Promise<undefined>((done) => setTimeout(() => done(undefined), 900));

function Opening() {
  const [name, setName] = useState('');
  const [kind, setKind] = useState('restaurant');
  const [isDone, setDone] = useState(false);
  if (isDone) return <Notice tone="success">{name} is with us. We write within two days.</Notice>;
  return (
    <Wizard
      label="Cook with us"
      finish="Send"
      onFinish={() => setDone(true)}
      steps={[
        {
          id: 'who',
          title: 'Your kitchen',
          description: 'What people see above your packages.',
          content: <TextField label="Name" name="name" value={name} onChange={setName} />,
          onLeave: () => (name.trim() ? undefined : { errors: { name: 'Please say what it is called.' } }),
        },
        {
          id: 'kind',
          title: 'How you cook',
          content: (
            <RadioGroup
              label="Kind"
              look="cards"
              value={kind}
              onChange={setKind}
              options={[
                { value: 'restaurant', label: 'Restaurant' },
                { value: 'caterer', label: 'Caterer', description: 'No dining room' },
              ]}
            />
          ),
          onLeave: save,
        },
        {
          id: 'reach',
          title: 'Where we reach you',
          content: (
            <Grid gap={5} least="14rem">
              <TextField label="Phone" type="tel" />
              <TextArea label="Anything else" required={false} rows={2} />
            </Grid>
          ),
        },
      ]}
    />
  );
}

export const wizardStories: StorySet = {
  component: 'Wizard',
  group: 'Fields',
  about:
    'One thing after another. The way back keeps what was typed; a step that is wrong says so before the next.',
  stories: [{ name: 'Three steps', wide: true, Example: Opening }],
};
