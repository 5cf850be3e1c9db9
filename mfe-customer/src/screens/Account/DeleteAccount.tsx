import { Button } from '@copper-carrot/shared-ui/Button';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { useState } from 'react';
import { Part } from '../../components/Part';

const dialog = onDemand(async () => (await import('./DeleteDialog')).DeleteDialog);

/** The way out; its dialog comes when it is asked for. */
export function DeleteAccount() {
  const [isAsking, setAsking] = useState(false);
  return (
    <Part title="Delete account">
      <p>
        We delete your name, your email address, your cards and your address book. We keep orders, receipts
        and invoices without your details, as tax law requires.
      </p>
      <div {...dialog.intent}>
        <Button variant="danger" onClick={() => dialog.whenThere(() => setAsking(true))}>
          Delete my account
        </Button>
      </div>
      {isAsking && <dialog.Part onClose={() => setAsking(false)} />}
    </Part>
  );
}
