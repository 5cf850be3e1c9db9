import type { Schemas } from '@copper-carrot/contracts';
import { useUser, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { useState } from 'react';
import { ownerHasToConfirm } from '../checkout/owner-has-to';
import { useCheckout } from '../hooks/useCheckout';

interface Props {
  message: string;
  onClose: () => void;
  /** Sends the order again after the person says that the address is confirmed. */
  onVerified: () => Promise<void>;
  onResend: () => Promise<unknown>;
}

/**
 * The organization accepts orders only from confirmed addresses (1 §2); only the owner can confirm
 * theirs.
 */
export function VerifyEmailDialog(props: Props) {
  const user = useUser();
  const { order } = useCheckout();
  return user && user.id !== order.user_id ? (
    <OthersAddress {...props} order={order} />
  ) : (
    <OwnAddress {...props} />
  );
}

function OwnAddress({ message, onClose, onVerified, onResend }: Props) {
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

/** The link was mailed to the owner, so another sender is asked to tell them. */
function OthersAddress({ order, onClose, onVerified }: Props & { order: Schemas['Order'] }) {
  const isCart = order.status === 'in_cart';
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${order.user_name}’s e-mail address is not confirmed`}
      size="small"
      guard={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onVerified}>They have confirmed it</Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{ownerHasToConfirm(order.user_name, isCart ? undefined : 'these changes can be sent')}</p>
        <p>
          They find the link in the e-mail that we sent them.{' '}
          {isCart ? 'Nothing is ordered and nothing was charged.' : 'Nothing is changed yet.'}
        </p>
      </Stack>
    </Dialog>
  );
}
