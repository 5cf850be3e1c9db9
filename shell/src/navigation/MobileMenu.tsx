import { useEffect, useState } from 'react';
import { Button } from '@copper-carrot/shared-ui/Button';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { useLocation } from 'react-router-dom';
import { type MobileMenuProps } from './MobileSheet';

const sheet = onDemand(async () => (await import('./MobileSheet')).MobileSheet);

/** The phone's menu, loaded on demand; closes on navigation (2 §2). */
export function MobileMenu(props: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  // Not on mount: the person may have opened it before the page arrived.
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  return (
    <>
      <span {...sheet.intent}>
        <Button
          variant="quiet"
          icon="menu"
          aria-label="Menu"
          aria-expanded={open}
          onClick={() => sheet.whenThere(() => setOpen(true))}
        />
      </span>
      <sheet.Part {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}
