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
  send: ComponentProps<typeof SaveThis>['send'];
}

/** The kept searches, with the one of the page to be kept too. */
export function SavedDialog({ open, onClose, suggested, send, ...list }: SavedDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Saved searches" guard={false}>
      <Stack gap={6}>
        <SaveThis suggested={suggested} send={send} />
        <SavedList {...list} />
      </Stack>
    </Dialog>
  );
}
