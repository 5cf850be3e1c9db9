import { type ReactNode, useId, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { overlay, panel } from '../Dialog/dialog-style';
import { Foot } from '../Dialog/DialogFrame';
import { Notice } from '../Notice/Notice';
import { color, space, text } from '../theme/tokens';

export interface AlertDialogProps {
  open: boolean;
  /** Everything stays as it is. */
  onClose: () => void;
  /** The question: 'Withdraw the invitation?' */
  title: ReactNode;
  /** What happens then, and what can't be undone. */
  children: ReactNode;
  /** Words of the button that does it, a verb: 'Withdraw'. */
  confirm: string;
  /** While its promise stands there is no way back; the dialog stays open until `open` says otherwise. */
  onConfirm: () => unknown;
  /** Words of the button that leaves everything as it is. */
  cancel?: string;
  tone?: 'danger' | 'neutral';
  /** Why it could not be done; shown once it was tried, so that a question asked anew is without it. */
  error?: string;
}

/** A question before something that can't be undone. Focus starts on the safe answer; a click beside it answers nothing, Escape is the safe answer. */
export function AlertDialog({
  open,
  onClose,
  title,
  children,
  confirm,
  onConfirm,
  cancel = 'Cancel',
  tone = 'danger',
  error,
}: AlertDialogProps) {
  const id = useId();
  const doing = useRef(false);
  const [isDoing, setIsDoing] = useState(false);
  const [asked, setAsked] = useState({ open, tried: false });
  if (asked.open !== open) setAsked({ open, tried: false });
  const keep = () => {
    // What is under way can't be called back by closing the question.
    if (!doing.current) onClose();
  };
  const act = async () => {
    doing.current = true;
    setIsDoing(true);
    setAsked({ open, tried: true });
    try {
      await onConfirm();
    } finally {
      doing.current = false;
      setIsDoing(false);
    }
  };
  return (
    <Overlay
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) keep();
      }}
    >
      <AriaModal className="place">
        <Panel role="alertdialog" aria-describedby={`${id}-words`} data-size="small">
          <Title slot="title">{title}</Title>
          <Words id={`${id}-words`}>{children}</Words>
          {asked.tried && error && (
            <Failure>
              <Notice tone="danger" live>
                {error}
              </Notice>
            </Failure>
          )}
          <Foot>
            {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the safe answer is the one under a hasty Enter */}
            <Button variant="secondary" autoFocus disabled={isDoing} onClick={keep}>
              {cancel}
            </Button>
            <Button variant={tone === 'danger' ? 'danger' : 'primary'} onClick={act}>
              {confirm}
            </Button>
          </Foot>
        </Panel>
      </AriaModal>
    </Overlay>
  );
}

const Overlay = styled(ModalOverlay)`
  ${overlay}
`;
const Panel = styled(AriaDialog)`
  ${panel}
`;
const Title = styled(Heading)`
  padding: ${space(6)} ${space(6)} ${space(2)};
  font-size: ${text.heading};
`;
const Words = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 ${space(6)} ${space(6)};
  color: ${color.inkSoft};
  overflow: auto;
  overflow-wrap: anywhere;
`;
const Failure = styled.div`
  padding: 0 ${space(6)} ${space(5)};
`;
