import type { Schemas } from '@copper-carrot/contracts';
import type { WriteFailure } from '@copper-carrot/contracts/runtime';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Stack } from '../Layout/Layout';
import { Loading, Skeleton } from '../Skeleton/Skeleton';
import { text } from '../theme/tokens';
import { type CardFieldsProps } from './CardNaming';
import { publishableKey } from './publishable-key';
import { TestCards } from './TestCards';

// Stripe's code comes only where there is an account to send a card to.
const StripeCard = lazy(() => import('./StripeCard'));

export interface CardFormProps {
  /** Whether the person may keep the card for themselves. */
  own: boolean;
  /** The organization that it may be kept for. */
  team: { id: number; name: string } | null;
  /** Saves the card. */
  onCard: (card: Schemas['AddCardBody']['credit_card']) => Promise<unknown>;
  /** Why the last card was refused. */
  failure: WriteFailure | null;
  /** Left out where there is no way back. */
  onCancel?: (() => void) | undefined;
}

/** Adds a card: through Stripe's own fields, or from a marked list of test cards where no account is connected. */
export function CardForm({ own, team, onCard, failure, onCancel }: CardFormProps) {
  const save: CardFieldsProps['onMethod'] = async (paymentMethodId, { nickname, shared }) =>
    void (await onCard({
      stripe_token: paymentMethodId,
      nickname: nickname.trim(),
      team_id: shared || !own ? (team?.id ?? null) : null,
    }));
  const fields = {
    onMethod: save,
    error: failure ? refusalWords(failure) : undefined,
    teamName: own && team ? team.name : null,
    cancel: onCancel && (
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    ),
  };
  const key = publishableKey();
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
            <StripeCard publishableKey={key} {...fields} />
          </Suspense>
        ) : (
          <TestCards {...fields} />
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
