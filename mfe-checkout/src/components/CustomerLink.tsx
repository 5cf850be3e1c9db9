import { href } from '@copper-carrot/contracts';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { useCheckout } from '../hooks/useCheckout';

/** For the caterer of a direct order: the link by which its customer takes it over. */
export function CustomerLink() {
  const { order } = useCheckout();
  const link = new URL(href.checkout(order.id), window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify({ kind: 'success', message: 'The link is copied.' });
    } catch {
      // The browser may refuse access to the clipboard.
      notify({ kind: 'error', message: `The link could not be copied. It is ${link}` });
    }
  };
  return (
    <Button size="large" wide onClick={copy}>
      Copy the link
    </Button>
  );
}
