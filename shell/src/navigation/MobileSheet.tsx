import { type NavigationEntry } from '@copper-carrot/contracts';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { color, layer, space, text } from '@copper-carrot/shared-ui/tokens';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { authModes } from '../auth/auth-modes';
import { Logo } from './Logo';
import { MenuAnchor, MenuContent } from './MenuContent';
import { type MenuModel } from './menu-model';

export interface MobileMenuProps {
  entries: readonly NavigationEntry[];
  model: MenuModel | null;
  redirect: string;
}

/** The phone's menu sheet, which locks the page's scroll (2 §2). */
export function MobileSheet({
  entries,
  model,
  redirect,
  open,
  onOpenChange,
}: MobileMenuProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Veil isOpen={open} onOpenChange={onOpenChange} isDismissable>
      <Modal>
        <Sheet aria-label="Menu">
          <Top>
            <Logo />
            <Button
              variant="quiet"
              icon="close"
              aria-label="Close menu"
              onClick={() => onOpenChange(false)}
            />
          </Top>
          <Entries aria-label="Main">
            {entries.map(({ label, href }) => (
              <MenuAnchor key={href} label={label} href={href} />
            ))}
          </Entries>
          {model ? (
            <MenuContent model={model} withQuick />
          ) : (
            <Ways>
              <ButtonLink to={authModes.signUp.page(redirect)} wide>
                Sign Up
              </ButtonLink>
              <ButtonLink to={authModes.login.page(redirect)} variant="secondary" wide>
                Log In
              </ButtonLink>
            </Ways>
          )}
        </Sheet>
      </Modal>
    </Veil>
  );
}

const Veil = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.modal};
  background: ${color.veil};
`;

const Sheet = styled(Dialog)`
  position: fixed;
  inset: 0 0 0 auto;
  display: grid;
  gap: ${space(4)};
  align-content: start;
  width: min(100vw, 26rem);
  padding: 0 ${space(4)} ${space(8)};
  overflow-y: auto;
  background: ${color.paper};
  outline: none;
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 4rem;
`;

const Entries = styled.nav`
  display: grid;

  a {
    padding: ${space(2)} ${space(3)};
    color: ${color.ink};
    font-family: inherit;
    font-size: ${text.large};
    font-weight: 600;
    text-decoration: none;
  }
  a[aria-current='page'] {
    color: ${color.copperText};
  }
`;

const Ways = styled.div`
  display: grid;
  gap: ${space(3)};
`;
