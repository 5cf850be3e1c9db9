import { openAuth, useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { useState } from 'react';
import { type SavedDialogProps } from './SavedDialog';

const dialog = onDemand(
  async () => (await import(/* webpackChunkName: 'more' */ './SavedDialog')).SavedDialog,
);

interface Props extends Omit<SavedDialogProps, 'open' | 'onClose'> {
  /** A short label for narrow pages. */
  narrow: boolean;
}

/** Saves and applies searches; a signed-out person signs in on the way. */
export function SavedSearches({ narrow, ...search }: Props) {
  const user = useUser();
  const [open, setOpen] = useState(false);
  const count = user?.saved_searches.length ?? 0;
  const show = async () => {
    if (user || (await openAuth())) await dialog.whenThere(() => setOpen(true));
  };
  return (
    <>
      <span {...(user && dialog.intent)}>
        <Button variant="secondary" size="small" icon="star" onClick={show} aria-haspopup="dialog">
          Saved{narrow ? <VisuallyHidden> searches</VisuallyHidden> : ' searches'}
          {count > 0 && ` (${count})`}
        </Button>
      </span>
      <dialog.Part {...search} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
