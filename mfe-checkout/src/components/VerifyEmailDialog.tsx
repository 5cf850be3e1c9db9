import { useUser, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { useState } from 'react';

interface Props {
  message: string;
  onClose: () => void;
  /** The person says that it is done: the order is sent again. */
  onVerified: () => Promise<void>;
  onResend: () => Promise<unknown>;
}

/** The organization takes orders from confirmed addresses only (1 §2). */
export function VerifyEmailDialog({ message, onClose, onVerified, onResend }: Props) {
  const user = useUser();
  const [sent, setSent] = useState(false);
  const { run, failure } = useWrite(onResend, { onDone: () => setSent(true) });
  const resend = () => {
    setSent(false);
    return run();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Confirm your e-mail address"
      size="small"
      guard={false}
      footer={
        <>
          <Button variant="secondary" onClick={resend}>
            Send the link again
          </Button>
          <Button onClick={onVerified}>I have confirmed it</Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{message}</p>
        <p>Open the link in the e-mail that we sent to {user?.email ?? 'you'}, then come back here.</p>
        {(failure || sent) && (
          <Notice tone={failure ? 'danger' : 'success'} live>
            {failure?.message ?? `We sent a new link to ${user?.email ?? 'you'}.`}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
