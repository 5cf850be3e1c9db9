import { href } from '@copper-carrot/contracts';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useState } from 'react';
import { useCheckout } from '../../hooks/useCheckout';
import { type BoardProps } from './props';

const square = onDemand(
  async () => (await import(/* webpackChunkName: 'poll-code' */ './LinkCode')).LinkCode,
);

/** The poll's link to copy, mail or show as a QR code. */
export function SharePoll({ poll }: Pick<BoardProps, 'poll'>) {
  const { order } = useCheckout();
  const [isShown, setIsShown] = useState(false);
  const link = new URL(href.customerPoll({ code: poll.code }), window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify({ kind: 'success', message: 'The link is copied.' });
    } catch {
      // The browser may refuse access to the clipboard.
      notify({ kind: 'error', message: 'The link could not be copied. Please copy it from its field.' });
    }
  };
  return (
    <Stack gap={3}>
      <TextField
        label="Link for your team"
        description="Anyone with the link can answer. No account is needed."
        value={link}
        readOnly
      />
      <Cluster gap={2}>
        <Button variant="secondary" size="small" icon="copy" onClick={copy}>
          Copy the link
        </Button>
        <ButtonLink
          variant="secondary"
          size="small"
          icon="mail"
          href={mailTo(order.brand.name, formatMoment(poll.expires_at, poll), link)}
        >
          Mail it
        </ButtonLink>
        <span {...square.intent}>
          <Button variant="secondary" size="small" onClick={() => square.whenThere(() => setIsShown(true))}>
            Show a QR code
          </Button>
        </span>
      </Cluster>
      {isShown && <square.Part link={link} onClose={() => setIsShown(false)} />}
    </Stack>
  );
}

function mailTo(brand: string, end: string, link: string): string {
  const subject = `What would you like to eat from ${brand}?`;
  const body = `Please pick your meal by ${end}:\n\n${link}\n`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
