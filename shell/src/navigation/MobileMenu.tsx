import { useEffect, useState } from 'react';
import { type NavigationEntry } from '@copper-carrot/contracts';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { color, layer, space, text } from '@copper-carrot/shared-ui/tokens';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { authModes } from '../auth/auth-modes';
import { Logo } from './Logo';
import { MenuAnchor, MenuContent } from './MenuContent';
import { type MenuModel } from './menu-model';

/** The phone's menu: a sheet over the page that locks its scroll, and goes when the route changes (2 §2). */
export function MobileMenu({
  entries,
  model,
  redirect,
}: {
  entries: readonly NavigationEntry[];
  model: MenuModel | null;
  redirect: string;
}) {
  const [open, setOpen] = useState(false);
  // Not when the page comes: whoever opened it on the way there keeps it.
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  return (
    <>
      <Button
        variant="quiet"
        icon="menu"
        aria-label="Menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Veil isOpen={open} onOpenChange={setOpen} isDismissable>
        <Modal>
          <Sheet aria-label="Menu">
            <Top>
              <Logo />
              <Button variant="quiet" icon="close" aria-label="Close menu" onClick={() => setOpen(false)} />
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
    </>
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
