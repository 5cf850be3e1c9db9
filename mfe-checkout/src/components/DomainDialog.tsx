import { useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { ownerHasToSignIn } from '../checkout/owner-has-to';
import { useCheckout } from '../hooks/useCheckout';

interface Props {
  message: string;
  onClose: () => void;
  onChange: () => void;
}

/** The organization accepts orders only from its own email domains (1 §2). */
export function DomainDialog({ message, onClose, onChange }: Props) {
  const user = useUser();
  const { order } = useCheckout();
  const isOwner = user?.id === order.user_id;
  // The organization is fixed once the order is submitted.
  const mayMove = isOwner && order.status === 'in_cart';
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        isOwner ? 'Your e-mail address does not match' : `${order.user_name}’s e-mail address does not match`
      }
      size="small"
      guard={false}
      footer={
        mayMove ? (
          <Button onClick={onChange}>Choose another organization</Button>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      {isOwner ? (
        <Stack gap={3}>
          <p>{message}</p>
          <p>
            {mayMove
              ? 'Sign in with your work address, or place the order for another organization.'
              : 'Sign in with your work address to send these changes.'}
          </p>
        </Stack>
      ) : (
        <p>{ownerHasToSignIn(order.user_name, message)}</p>
      )}
    </Dialog>
  );
}
