import { href } from '@copper-carrot/contracts';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { type LeftCart } from '../../order/left-carts';
import { cartInWords, whatHolds } from './words';

interface Props {
  cart: LeftCart;
  onStart: () => unknown;
  onClose: () => void;
}

/** Asks a person who starts an order whether to continue their unfinished one. */
export function AskToContinue({ cart, onStart, onClose }: Props) {
  const held = whatHolds(cart);
  return (
    <Dialog
      open
      guard={false}
      size="small"
      onClose={onClose}
      title="You have an order here already"
      footer={
        <>
          <Button variant="secondary" onClick={onStart}>
            Start a new order
          </Button>
          <ButtonLink to={href.checkout(cart.id)}>Continue your order</ButtonLink>
        </>
      }
    >
      <Stack gap={3}>
        <p>
          <strong>
            {cart.package?.name ?? `Dishes from ${cart.brand.name}`}: {cartInWords(cart)}
          </strong>
        </p>
        <p>
          It is not placed yet, and waits as you left it. {held} If you start a new order, you will have two.
        </p>
      </Stack>
    </Dialog>
  );
}
