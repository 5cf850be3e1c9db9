import type { Schemas } from '@copper-carrot/contracts';
import { useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { BankDialog } from '@copper-carrot/shared-ui/BankDialog';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { CardForm } from '@copper-carrot/shared-ui/CardForm';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Sidebar, Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { useState } from 'react';
import { addCardToPay, payAsAsked, urls } from '../../api';
import { reactionTo } from '../../checkout/failures';
import { endPress, pressOf } from '../../checkout/press-key';
import { cardName } from '../../checkout/promise';
import { OrderSummary } from '../../components/OrderSummary';
import { useAfterSubmit } from '../../hooks/useAfterSubmit';
import { Decline } from './Decline';
import { WhatIsOrdered } from './WhatIsOrdered';

export interface PayFormProps {
  asked: Schemas['PaymentAsk'];
  order: Schemas['Order'];
  /** It was sent, and nobody knows yet whether it is placed. */
  placing: boolean;
  onPlacing: (placing: boolean) => void;
}

type Question =
  { kind: 'authenticate'; clientSecret: string; intentId: string } | { kind: 'duplicate'; message: string };

/** The price, the cards of whoever is asked, and the two answers: pay, or no. */
export function PayForm({ asked, order, placing, onPlacing }: PayFormProps) {
  const { ask, asked_by: by, cards } = asked;
  const usable = cards.filter((card) => card.valid_stripe);
  const reads = useReads();
  const afterwards = useAfterSubmit();
  const [picked, setPicked] = useState<number | null>(null);
  const [adding, setAdding] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const cardId = picked ?? (usable.length === 1 ? (usable[0]?.id ?? null) : null);
  const again = () => reads.refresh([urls.paymentAsk(order.id, ask.id)]);

  const { run, pending } = useWrite(
    (ignore: Schemas['IgnoreChecks'], once) =>
      payAsAsked(
        order.id,
        ask.id,
        {
          credit_card_id: cardId ?? 0,
          total: order.pricing.customer_price,
          lock_version: order.lock_version,
          ignore_checks: ignore,
        },
        pressOf(order.id, once),
      ),
    {
      onDone: (answer) => afterwards(answer, order, { replace: true }),
      onFailure: async ({ cause, message }) => {
        const reaction = reactionTo(cause, order.id);
        if (reaction.kind === 'authenticate') return setQuestion(reaction);
        if (reaction.kind === 'modal' && reaction.modal === 'duplicate')
          return setQuestion({ kind: 'duplicate', message: reaction.message });
        onPlacing(reaction.kind === 'placing');
        if (reaction.kind !== 'placing') endPress(order.id);
        setRefusal(
          reaction.kind === 'changed'
            ? `${by} changed the order meanwhile. Nothing was charged. Please look at its price again.`
            : message,
        );
        await again();
      },
    },
  );
  const pay = (ignore: Schemas['IgnoreChecks'] = {}) => {
    setQuestion(null);
    if (cardId === null) return setRefusal('Please choose the card that pays.');
    setRefusal(null);
    return run(ignore);
  };
  const total = formatMoney(order.pricing.customer_price);

  return (
    <Stack gap={6}>
      <PageTitle
        above={order.brand.name}
        below={`${by} has this order ready and asks you to pay its ${total}. Nothing is ordered before you do.`}
      >
        Pay for {by}’s order
      </PageTitle>
      <Sidebar
        aside={
          <OrderSummary
            order={order}
            toPay
            action={
              <Stack gap={2}>
                {refusal && (
                  <Notice tone={placing ? 'info' : 'danger'} live>
                    {refusal}
                  </Notice>
                )}
                <Button wide pending={pending || placing} onClick={() => void pay()}>
                  Pay {total} and place the order
                </Button>
                <Decline orderId={order.id} askId={ask.id} by={by} />
              </Stack>
            }
          />
        }
      >
        <Stack gap={5}>
          <Card as="section" aria-label="Payment">
            <Stack gap={5}>
              <SectionTitle>Payment</SectionTitle>
              {usable.length > 0 && (
                <RadioGroup
                  label="Pay with"
                  look="cards"
                  columns={2}
                  value={cardId === null ? null : String(cardId)}
                  options={usable.map((card) => ({
                    value: String(card.id),
                    label: cardName(card),
                    description: whose(card, order),
                  }))}
                  onChange={(id) => setPicked(Number(id))}
                />
              )}
              {adding || usable.length === 0 ? (
                <NewCard
                  ids={[order.id, ask.id]}
                  onAdded={async ({ id }) => {
                    await again();
                    setPicked(id);
                    setAdding(false);
                  }}
                  onCancel={usable.length > 0 ? () => setAdding(false) : undefined}
                />
              ) : (
                <div>
                  <Button variant="secondary" size="small" icon="plus" onClick={() => setAdding(true)}>
                    Use another card
                  </Button>
                </div>
              )}
              <Notice tone="info">
                Your card stays yours: {by} does not see it, and pays for nothing else with it.
              </Notice>
            </Stack>
          </Card>
          <WhatIsOrdered order={order} />
        </Stack>
      </Sidebar>
      {question?.kind === 'authenticate' && (
        <BankDialog {...question} onClose={() => setQuestion(null)} onPassed={async () => pay()} />
      )}
      {question?.kind === 'duplicate' && (
        <Dialog
          open
          onClose={() => setQuestion(null)}
          title="Another delivery at the same time"
          size="small"
          guard={false}
          footer={
            <>
              <Button variant="secondary" onClick={() => setQuestion(null)}>
                Not now
              </Button>
              <Button onClick={() => pay({ simultaneous_delivery: true })}>Place this order too</Button>
            </>
          }
        >
          <p>{question.message} It is not ordered and not charged yet.</p>
        </Dialog>
      )}
    </Stack>
  );
}

const whose = (card: Schemas['CreditCard'], { team }: Schemas['Order']): string =>
  [card.nickname, card.team_id === null ? 'Your own card' : `Card of ${team?.name ?? 'the organization'}`]
    .filter(Boolean)
    .join(' · ');

interface NewCardProps {
  /** Of the order and the question. */
  ids: readonly [number, number];
  onAdded: (card: Schemas['CreditCard']) => Promise<void>;
  onCancel: (() => void) | undefined;
}

function NewCard({ ids: [orderId, askId], onAdded, onCancel }: NewCardProps) {
  const { run, failure } = useWrite(
    (card: Schemas['AddCardBody']['credit_card']) => addCardToPay(orderId, askId, card),
    { onDone: onAdded },
  );
  return <CardForm own team={null} onCard={run} failure={failure} onCancel={onCancel} />;
}
