import { useEffect, useState } from 'react';
import { Button } from '@copper-carrot/shared-ui/Button';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { useLocation } from 'react-router-dom';
import { type MobileMenuProps } from './MobileSheet';

const sheet = onDemand(async () => (await import('./MobileSheet')).MobileSheet);

/** The phone's menu, which comes when it is wanted, and goes when the route changes (2 §2). */
export function MobileMenu(props: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  // Not when the page comes: whoever opened it on the way there keeps it.
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
