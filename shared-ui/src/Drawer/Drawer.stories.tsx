import { useState } from 'react';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Stack } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { TextField } from '../TextField/TextField';
import { Drawer } from './Drawer';

function Opener() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" icon="filter" onClick={() => setOpen(true)}>
        All filters
      </Button>
      <Drawer
        open={open}
        onClose={close}
        title="Filters"
        guard={false}
        footer={<Button onClick={close}>Show 18 orders</Button>}
      >
        <Stack gap={5}>
          <TextField label="Event or number" />
          <Checkbox>Invoiced</Checkbox>
          <Checkbox>With a poll</Checkbox>
        </Stack>
      </Drawer>
    </>
  );
}

export const drawerStories: StorySet = {
  component: 'Drawer',
  group: 'Over the page',
  about: 'A panel from the side for what is worked on beside the page; a sheet from below on a phone.',
  stories: [{ name: 'Open it', Example: Opener }],
};
