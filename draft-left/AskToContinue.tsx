import { href, type Schemas } from '@copper-carrot/contracts';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { cartInWords } from '../order/left-carts';

/** Asks whoever starts an order where a cart of theirs stands already whether they mean that one. */
export function AskToContinue({
  cart,
  onStart,
  onClose,
}: {
  cart: Schemas['OrderListRecord'];
  onStart: () => unknown;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      guard={false}
      size="small"
      onClose={onClose}
      title="You have started an order here"
      footer={
        <>
          <Button variant="secondary" onClick={onStart}>
            Start anew
          </Button>
          <ButtonLink to={href.checkout(cart.id)}>Continue your order</ButtonLink>
        </>
      }
    >
      <p>{`It waits for you as you left it: ${cartInWords(cart)}. A new one is an order of its own.`}</p>
    </Dialog>
  );
}
