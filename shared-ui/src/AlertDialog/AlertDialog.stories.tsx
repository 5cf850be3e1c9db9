import { useState } from 'react';
import { Button } from '../Button/Button';
import { Cluster } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { AlertDialog } from './AlertDialog';

const wait = () => new Promise((done) => setTimeout(done, 1200));

function Cancelling({ fails = false }: { fails?: boolean }) {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const cancelOrder = async () => {
    setError(undefined);
    await wait();
    if (fails) setError('The kitchen has already begun to cook, so this order can’t be canceled here.');
    else setOpen(false);
  };
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {fails ? 'One that fails' : 'Cancel order'}
      </Button>
      <AlertDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Cancel order #1043?"
        confirm="Cancel order"
        cancel="Keep it"
        onConfirm={cancelOrder}
        error={error}
      >
        The kitchen is told at once, and $381.31 goes back to your card. A canceled order can’t be brought
        back.
      </AlertDialog>
    </>
  );
}

export const alertDialogStories: StorySet = {
  component: 'AlertDialog',
  group: 'Over the page',
  about: 'A question before something that can’t be undone. Enter and Escape are the safe answers.',
  stories: [
    {
      name: 'Ask first',
      Example: () => (
        <Cluster>
          <Cancelling />
          <Cancelling fails />
        </Cluster>
      ),
    },
  ],
};
