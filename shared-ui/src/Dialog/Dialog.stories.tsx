import { useState } from 'react';
import { Button } from '../Button/Button';
import { Cluster, Stack } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { TextField } from '../TextField/TextField';
import { Dialog, type DialogProps } from './Dialog';

function Opener({ words, ...rest }: { words: string } & Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Add an address"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Save address</Button>
          </>
        }
        {...rest}
      >
        <Stack>
          <p>Change something, then click outside: the first click warns, the second closes.</p>
          <TextField label="Street" />
          <TextField label="Floor or suite" required={false} />
        </Stack>
      </Dialog>
    </>
  );
}

export const dialogStories: StorySet = {
  component: 'Dialog',
  group: 'Over the page',
  about: 'A window over the page, a sheet on a phone. Once touched, it takes two clicks to lose it.',
  stories: [
    {
      name: 'Open one',
      Example: () => (
        <Cluster>
          <Opener words="Guarded" />
          <Opener words="Nothing to lose" guard={false} size="small" title="Opening hours" />
          <Opener words="Only by its own buttons" preventClose />
        </Cluster>
      ),
    },
  ],
};
