import { href } from '@copper-carrot/contracts';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { useCheckout } from '../hooks/useCheckout';

/** What its caterer does with a direct order instead of placing it: its customer gets the link by which they take it over. */
export function CustomerLink() {
  const { order } = useCheckout();
  const link = new URL(href.checkout(order.id), window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify({ kind: 'success', message: 'The link is copied.' });
    } catch {
      // A browser may keep its clipboard to itself.
      notify({ kind: 'error', message: `The link could not be copied. It is ${link}` });
    }
  };
  return (
    <Stack gap={2}>
      <Button size="large" wide onClick={copy}>
        Copy the link for {order.user_name}
      </Button>
      <Small>{order.user_name} opens it, says how it is paid, and places the order.</Small>
    </Stack>
  );
}

const Small = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
