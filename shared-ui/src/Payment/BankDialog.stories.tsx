import { useState } from 'react';
import { Button } from '../Button/Button';
import { type StorySet } from '../StyleGuide/story';
import { BankDialog } from './BankDialog';

function Asking() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask the bank</Button>
      {open && (
        <BankDialog
          clientSecret="pi_1_secret_2"
          intentId="pi_1"
          onClose={close}
          onPassed={() => Promise.resolve(close())}
        />
      )}
    </>
  );
}

export const bankDialogStories: StorySet = {
  component: 'BankDialog',
  group: 'Over the page',
  about: 'The bank wants to be sure who pays: its own page, and the way on once it has answered.',
  stories: [{ name: '3-D Secure', Example: Asking }],
};
