import { type Schemas } from '@copper-carrot/contracts';
import { useWrite, type WriteFailure } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { text } from '@copper-carrot/shared-ui/tokens';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { addCard, stripePublishableKey } from '../api';
import { useCheckout } from '../hooks/useCheckout';
import { type CardFormProps } from './CardNaming';
import { TestCards } from './TestCards';

// Stripe's code comes only where there is an account to send a card to.
const StripeCard = lazy(() => import('./StripeCard'));

/** Adds a card: through Stripe's own fields, or from a marked list of test cards where no account is connected. */
export function AddCard({
  onAdded,
  onCancel,
}: {
  onAdded: (card: Schemas['CreditCard']) => Promise<void>;
  onCancel?: () => void;
}) {
  const { order } = useCheckout();
  const { run, failure } = useWrite(
    (card: Schemas['AddCardBody']['credit_card']) => addCard(order.id, card),
    { onDone: onAdded },
  );
  const save: CardFormProps['onMethod'] = async (paymentMethodId, { nickname, shared }) =>
    void (await run({
      stripe_token: paymentMethodId,
      nickname: nickname.trim(),
      team_id: shared || !order.can.add_own_card ? order.team_id : null,
    }));
  const form = {
    onMethod: save,
    error: failure ? refusalWords(failure) : undefined,
    teamName: order.can.add_own_card && order.can.add_team_card ? (order.team?.name ?? null) : null,
    cancel: onCancel && (
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    ),
  };
  const key = stripePublishableKey();
  return (
    <Card look="sunken" as="section" aria-label="Add a card">
      <Stack gap={4}>
        <Title>Add a card</Title>
        {key ? (
          <Suspense
            fallback={
              <Loading label="Loading the card form">
                <Skeleton height="9rem" />
              </Loading>
            }
          >
            <StripeCard publishableKey={key} {...form} />
          </Suspense>
        ) : (
          <TestCards {...form} />
        )}
      </Stack>
    </Card>
  );
}

/** 'was declined.' is about the card. */
function refusalWords({ fields, message }: WriteFailure): string {
  const words = fields.stripe_token?.join(' ');
  if (!words) return message;
  return /^[a-z]/.test(words) ? `This card ${words}` : words;
}

const Title = styled.h3`
  font-size: ${text.large};
`;
