import { sentences } from '@copper-carrot/contracts';
import { type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { type Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, type ModalOverlay } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { Notice } from '../Notice/Notice';
import { color, space, text } from '../theme/tokens';
import { useCloseGuard } from './useCloseGuard';

export interface FrameProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons below, always in sight. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** No way out but through its own buttons (2 §2). */
  preventClose?: boolean;
  /** False where there is nothing to lose: then the first attempt closes. */
  guard?: boolean;
}

interface Places {
  /** The veil, and where the panel stands on it. */
  overlay: ComponentType<ComponentProps<typeof ModalOverlay>>;
  panel: ComponentType<ComponentProps<typeof AriaDialog> & { 'data-size'?: string }>;
}

/** Head, body and foot of a window over the page, and the way it is left: a dialog and a drawer differ in where they stand. */
export function DialogFrame({
  overlay: Overlay,
  panel: Panel,
  open,
  onClose,
  title,
  children,
  footer,
  size = 'medium',
  preventClose = false,
  guard = true,
}: FrameProps & Places) {
  const close = useCloseGuard({ open, onClose, preventClose, guard });
  return (
    <Overlay
      isOpen={open}
      isDismissable={!preventClose}
      isKeyboardDismissDisabled={preventClose}
      onOpenChange={(next) => {
        if (!next) close.byOverlay();
      }}
    >
      <AriaModal className="place">
        <Panel data-size={size}>
          <Head>
            <Title slot="title">{title}</Title>
            {!preventClose && (
              <Button variant="quiet" size="small" icon="close" aria-label="Close" onClick={close.byClick} />
            )}
          </Head>
          {close.warning && (
            <Warning>
              <Notice tone="warning" live>
                {sentences.modalWarning}
              </Notice>
            </Warning>
          )}
          <Body {...close.watch}>{children}</Body>
          {footer && <Foot>{footer}</Foot>}
        </Panel>
      </AriaModal>
    </Overlay>
  );
}

const Head = styled.header`
  display: flex;
  gap: ${space(4)};
  align-items: flex-start;
  justify-content: space-between;
  padding: ${space(5)} ${space(5)} ${space(3)} ${space(6)};
`;
const Title = styled(Heading)`
  padding-top: 0.1875rem;
  font-size: ${text.heading};
`;
const Warning = styled.div`
  padding: 0 ${space(6)} ${space(3)};
`;
const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(2)} ${space(6)} ${space(6)};
  overflow: auto;
  overscroll-behavior: contain;
`;
export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  justify-content: flex-end;
  padding: ${space(4)} ${space(6)};
  padding-bottom: max(${space(4)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
`;
