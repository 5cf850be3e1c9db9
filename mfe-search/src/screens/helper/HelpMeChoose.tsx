import { Button } from '@copper-carrot/shared-ui/Button';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { type OnDemand } from '@copper-carrot/shared-ui/on-demand';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { type Undo } from '../../hooks/useUndo';
import type { LastAsked } from './helped';

/** What the dialog of the helper tells of itself. */
export interface HelperEnds {
  onClose: () => void;
  /** What was asked stays as long as the page does. */
  last: RefObject<LastAsked | null>;
  /** Something was taken, which can be taken back so. */
  onTaken: (back: () => void) => void;
}

interface Props {
  /** The way back from what was taken. */
  undoing: Pick<Undo, 'undo' | 'offer'>;
  /** The dialog, which comes when it is asked for. */
  way: Pick<OnDemand<never>, 'intent' | 'whenThere'>;
  dialog: (ends: HelperEnds) => ReactNode;
}

/** The way to the helper, and the way back from what was taken of it. */
export function HelpMeChoose({ undoing: { undo, offer }, way, dialog }: Props) {
  const [open, setOpen] = useState(false);
  const last = useRef<LastAsked>(null);
  const help = useRef<HTMLButtonElement>(null);
  return (
    <Cluster>
      <span {...way.intent}>
        <Button
          ref={help}
          variant="secondary"
          size="small"
          onClick={() => way.whenThere(() => setOpen(true))}
        >
          <Icon name="people" /> Help me choose
        </Button>
      </span>
      {undo && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            undo();
            // This one goes with it.
            help.current?.focus();
          }}
        >
          Undo what was taken
        </Button>
      )}
      {open &&
        dialog({
          last,
          onClose: () => setOpen(false),
          onTaken: (back) => {
            offer(back);
            setOpen(false);
          },
        })}
    </Cluster>
  );
}
