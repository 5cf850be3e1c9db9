import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Stack } from '../Layout/Layout';
import { Loading, Skeleton } from '../Skeleton/Skeleton';
import { text } from '../theme/tokens';
import { publishableKey } from './publishable-key';
import { TestCards } from './TestCards';
import { type CardFieldsProps } from './useCardForm';

// Stripe's code comes only where there is an account to send a card to.
const StripeCard = lazy(() => import('./StripeCard'));

export interface CardFormProps extends Omit<CardFieldsProps, 'cancel'> {
  /** Left out where there is no way back. */
  onCancel?: (() => void) | undefined;
}

/** Adds a card: through Stripe's own fields, or from a marked list of test cards where no account is connected. */
export function CardForm({ onCancel, ...props }: CardFormProps) {
  const fields = {
    ...props,
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

const Title = styled.h3`
  font-size: ${text.large};
`;
