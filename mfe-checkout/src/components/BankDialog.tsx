import { messageOf } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { color, radius } from '@copper-carrot/shared-ui/tokens';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  clientSecret: string;
  intentId: string;
  publishableKey: string | null;
  onClose: () => void;
  /** The bank has answered: the order is sent again, and the server asks how it went. */
  onPassed: () => Promise<void>;
}

/** 3-D Secure: through Stripe where an account is connected, else on the local test bank's page. */
export function BankDialog({ publishableKey, ...rest }: Props) {
  return publishableKey === null ? (
    <LocalBank {...rest} />
  ) : (
    <StripeBank publishableKey={publishableKey} {...rest} />
  );
}

function LocalBank({ clientSecret, intentId, onClose, onPassed }: Omit<Props, 'publishableKey'>) {
  const loads = useRef(0);
  const page = `/local/stripe/authenticate/${intentId}?${new URLSearchParams({ client_secret: clientSecret }).toString()}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your bank asks you to confirm"
      guard={false}
      footer={<Button onClick={onPassed}>I have confirmed it</Button>}
    >
      <Frame
        title="Test bank"
        src={page}
        onLoad={() => {
          loads.current += 1;
          // The first page asks, the second says how it went.
          if (loads.current === 2) void onPassed();
        }}
      />
    </Dialog>
  );
}

function StripeBank({
  publishableKey,
  clientSecret,
  onClose,
  onPassed,
}: Omit<Props, 'publishableKey' | 'intentId'> & { publishableKey: string }) {
  const [refusal, setRefusal] = useState<string>();
  const confirm = async () => {
    try {
      const { stripeFor } = await import('../checkout/stripe');
      const stripe = await stripeFor(publishableKey);
      const answer = await stripe?.handleNextAction({ clientSecret });
      if (answer?.error) setRefusal(answer.error.message);
      else await onPassed();
    } catch (error) {
      setRefusal(messageOf(error));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your bank asks you to confirm"
      size="small"
      guard={false}
      footer={<Button onClick={confirm}>Go to your bank</Button>}
    >
      <p>Your bank wants to be sure that it is you before it holds the amount.</p>
      {refusal && (
        <Notice tone="danger" live>
          {refusal}
        </Notice>
      )}
    </Dialog>
  );
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  min-height: 24rem;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`;
