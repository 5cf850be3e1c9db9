import { Button } from '@copper-carrot/shared-ui/Button';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { type OnDemand } from '@copper-carrot/shared-ui/on-demand';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { type Undo } from '../../hooks/useUndo';
import type { LastAsked } from './helped';

/** The callbacks of the helper's dialog. */
export interface HelperEnds {
  onClose: () => void;
  /** The last question, kept as long as the page. */
  last: RefObject<LastAsked | null>;
  /** Called with the undo after lines were taken. */
  onTaken: (back: () => void) => void;
}

interface Props {
  /** The undo of taken lines. */
  undoing: Pick<Undo, 'undo' | 'offer'>;
  /** The dialog, loaded on demand. */
  way: Pick<OnDemand<never>, 'intent' | 'whenThere'>;
  dialog: (ends: HelperEnds) => ReactNode;
}

/** The helper's button and the undo of what was taken. */
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
            // The undo button disappears, so the focus moves.
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
