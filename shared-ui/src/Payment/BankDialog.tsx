import { messageOf } from '@copper-carrot/contracts';
import { type SyntheticEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Stack } from '../Layout/Layout';
import { Notice } from '../Notice/Notice';
import { color, radius } from '../theme/tokens';
import { publishableKey } from './publishable-key';

export interface BankDialogProps {
  clientSecret: string;
  intentId: string;
  onClose: () => void;
  /** The bank has answered: what it was asked for is sent again, and the server asks how it went. */
  onPassed: () => Promise<unknown>;
}

/** 3-D Secure: through Stripe where an account is connected, else on the local test bank's page. */
export function BankDialog(props: BankDialogProps) {
  const key = publishableKey();
  return key === null ? <LocalBank {...props} /> : <StripeBank stripeKey={key} {...props} />;
}

function LocalBank({ clientSecret, intentId, onClose, onPassed }: BankDialogProps) {
  const page = `/local/stripe/authenticate/${intentId}?${new URLSearchParams({ client_secret: clientSecret }).toString()}`;
  const [timesAsked, setTimesAsked] = useState(0);
  const [asks, setAsks] = useState(false);
  const [isUnanswered, setUnanswered] = useState(false);
  const loaded = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const path = pathOf(currentTarget);
    if (path.endsWith('/answered')) return void onPassed();
    const isQuestion = path.endsWith(`/${intentId}`);
    setAsks(isQuestion);
    setUnanswered(isQuestion && timesAsked > 0);
  };
  // What was confirmed in another window its page says once it is asked again; one that did not come says nothing.
  const press = () => {
    if (!asks) return onPassed();
    setUnanswered(false);
    setTimesAsked(timesAsked + 1);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your bank asks you to confirm"
      guard={false}
      footer={<Button onClick={press}>I have confirmed it</Button>}
    >
      <Stack gap={3}>
        {isUnanswered && (
          <Notice tone="warning" live>
            The bank has not had your answer yet. Please answer it here first.
          </Notice>
        )}
        <Frame key={timesAsked} title="Test bank" src={page} onLoad={loaded} />
      </Stack>
    </Dialog>
  );
}

/** Where the test bank is: it asks at one address and says how it went at another, and both are the site's own. */
function pathOf(frame: HTMLIFrameElement): string {
  try {
    return frame.contentWindow?.location.pathname ?? '';
  } catch {
    // A page that did not come is the browser's own, which nobody may look at.
    return '';
  }
}

function StripeBank({ stripeKey, clientSecret, onClose, onPassed }: BankDialogProps & { stripeKey: string }) {
  const [refusal, setRefusal] = useState<string>();
  const confirm = async () => {
    try {
      const { stripeFor } = await import('./stripe');
      const stripe = await stripeFor(stripeKey);
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
