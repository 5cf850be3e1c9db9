import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { type ComponentProps } from 'react';
import { SavedList } from './SavedList';
import { SaveThis } from './SaveThis';

interface SavedDialogProps extends ComponentProps<typeof SavedList> {
  open: boolean;
  onClose: () => void;
  /** A name for the search of the page. */
  suggested: string;
  onSave: (name: string) => Promise<boolean>;
}

/** The kept searches, with the one of the page to be kept too. */
export function SavedDialog({ open, onClose, suggested, onSave, ...list }: SavedDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Saved searches" guard={false}>
      <Stack gap={6}>
        <SaveThis suggested={suggested} taken={list.searches.map(({ name }) => name)} onSave={onSave} />
        <SavedList {...list} />
      </Stack>
    </Dialog>
  );
}
