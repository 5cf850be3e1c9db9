import { Button } from '@copper-carrot/shared-ui/Button';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { useState } from 'react';
import { type Helped } from './helped';

const dialog = onDemand(async () => (await import('./HelperDialog')).HelperDialog);

/** The way to the helper, which comes when it is asked for, and the way back from what was taken of it. */
export function HelpMeChoose({ helped }: { helped: Helped }) {
  const [open, setOpen] = useState(false);
  const [undo, setUndo] = useState<{ back: () => void } | null>(null);
  return (
    <Cluster>
      <span {...dialog.intent}>
        <Button variant="secondary" size="small" onClick={() => dialog.whenThere(() => setOpen(true))}>
          <Icon name="people" /> Help me choose
        </Button>
      </span>
      {undo && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            undo.back();
            setUndo(null);
          }}
        >
          Undo what was taken
        </Button>
      )}
      {open && (
        <dialog.Part
          helped={helped}
          onClose={() => setOpen(false)}
          onTaken={(back) => {
            setUndo({ back });
            setOpen(false);
          }}
        />
      )}
    </Cluster>
  );
}
