import { Button } from '@copper-carrot/shared-ui/Button';
import { CardForm } from '@copper-carrot/shared-ui/CardForm';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { useState } from 'react';
import { useOwnCards } from '../../gifts-api';
import type { useGiving } from './useGiving';

const brandOf = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1);

/** The card that pays: a saved one of one's own, or a new one that is not saved. */
export function CardChoice({ giving: { card, user } }: { giving: ReturnType<typeof useGiving> }) {
  const { data } = useOwnCards(user !== null);
  const saved = (data?.records ?? []).filter(({ valid_stripe: isValid }) => isValid);
  const [adding, setAdding] = useState(false);
  const { chosen, choose, isLacking } = card;
  const isNew = chosen !== null && 'stripe_token' in chosen;
  const savedId = chosen !== null && 'credit_card_id' in chosen ? String(chosen.credit_card_id) : null;
  return (
    <Stack as="section" gap={4} aria-labelledby="card-title">
      <SectionTitle id="card-title">Card</SectionTitle>
      {isLacking && (
        <Notice tone="danger" live>
          Please choose the card that pays.
        </Notice>
      )}
      {isNew ? (
        <Notice tone="success" title="Your card is ready">
          <Cluster gap={3}>
            <span>It is charged once you press “Give”.</span>
            <Button variant="secondary" size="small" onClick={() => choose(null)}>
              Use another card
            </Button>
          </Cluster>
        </Notice>
      ) : saved.length > 0 && !adding ? (
        <>
          <RadioGroup
            label="Pay with"
            look="cards"
            columns={2}
            value={savedId}
            options={saved.map(({ id, brand, last4, nickname }) => ({
              value: String(id),
              label: `${brandOf(brand)} ending in ${last4}`,
              description: nickname || undefined,
            }))}
            onChange={(id) => choose({ credit_card_id: Number(id) })}
          />
          <div>
            <Button
              variant="secondary"
              size="small"
              icon="plus"
              onClick={() => {
                choose(null);
                setAdding(true);
              }}
            >
              Use another card
            </Button>
          </div>
        </>
      ) : (
        <CardForm
          own
          team={null}
          once="Use this card"
          send={({ stripe_token: token }) => Promise.resolve(token)}
          onAdded={(token) => choose({ stripe_token: token })}
          onCancel={saved.length > 0 ? () => setAdding(false) : undefined}
        />
      )}
    </Stack>
  );
}
