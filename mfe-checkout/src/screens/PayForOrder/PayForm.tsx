import { amongAlike, type Schemas } from '@copper-carrot/contracts';
import { useReads } from '@copper-carrot/contracts/runtime';
import { BankDialog } from '@copper-carrot/shared-ui/BankDialog';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { CardForm } from '@copper-carrot/shared-ui/CardForm';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { focusFirstError } from '@copper-carrot/shared-ui/Form';
import { Sidebar, Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { useBelow } from '@copper-carrot/shared-ui/useBelow';
import { useEffect, useRef, useState } from 'react';
import { addCardToPay, urls } from '../../api';
import { cardName } from '../../checkout/promise';
import { OrderSummary } from '../../components/OrderSummary';
import { PriceBar } from '../../components/PriceBar';
import { Decline } from './Decline';
import { Outcome } from './Outcome';
import type { Paying } from './usePaying';
import { WhatIsOrdered } from './WhatIsOrdered';

export interface PayFormProps {
  asked: Schemas['PaymentAsk'];
  order: Schemas['Order'];
  paying: Paying;
}

/** The price, the payer's cards, and the buttons to pay or decline. */
export function PayForm({ asked, order, paying }: PayFormProps) {
  const { ask, asked_by: by, cards } = asked;
  const { placing } = order;
  const usable = cards.filter((card) => card.valid_stripe);
  const { refresh } = useReads();
  const [picked, setPicked] = useState<number | null>(null);
  const [adding, setAdding] = useState(false);
  const awaited = usable.find(({ id }) => id === order.payment.bank?.credit_card_id);
  const only = usable.length === 1 ? usable[0] : undefined;
  const cardId = picked ?? (awaited ?? only)?.id ?? null;
  const card = usable.find(({ id }) => id === cardId);
  const staysTheirs = adding || (card ? isOwn(card) : usable.every(isOwn));
  const [lacking, setLacking] = useState(0);
  const cardsRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focuses the cards, else the form of a new card.
    if (lacking > 0 && !focusFirstError(cardsRef.current)) cardsRef.current?.querySelector('input')?.focus();
  }, [lacking]);
  const lacksCard = lacking > 0 && cardId === null ? 'Please choose the card that pays.' : undefined;
  const pay = () => {
    if (cardId !== null) return paying.press({ order, cardId });
    setLacking(lacking + 1);
  };
  const total = formatMoney(order.pricing.customer_price);
  const onPhone = useBelow('largeTablet');
  const way = (label: string) => (
    <Stack gap={2}>
      <Outcome order={order} paying={paying} />
      <Button wide size="large" pending={paying.pending || placing} onClick={pay}>
        {placing ? 'Placing the order …' : awaited && card === awaited ? 'Confirm with the bank' : label}
      </Button>
    </Stack>
  );

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
            action={!onPhone && way(`Pay ${total} and place the order`)}
            otherwise={!placing && <Decline asked={asked} orderId={order.id} />}
          />
        }
      >
        <Stack gap={5}>
          <Card as="section" aria-label="Payment">
            <div ref={cardsRef}>
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
                      description: [whose(card, order), amongAlike(card, usable)].filter(Boolean).join(' · '),
                    }))}
                    error={lacksCard}
                    disabled={placing}
                    onChange={(id) => setPicked(Number(id))}
                  />
                )}
                {lacksCard && usable.length === 0 && (
                  <Notice tone="danger" live>
                    Please add the card that pays.
                  </Notice>
                )}
                {placing ? null : adding || usable.length === 0 ? (
                  <CardForm
                    own
                    team={null}
                    send={(card) => addCardToPay(order.id, ask.id, card)}
                    onAdded={async ({ id }) => {
                      await refresh([urls.paymentAsk(order.id, ask.id)]);
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
                {staysTheirs && (
                  <Notice tone="info">
                    Your card stays yours: {by} does not see it, and pays for nothing else with it.
                  </Notice>
                )}
              </Stack>
            </div>
          </Card>
          <WhatIsOrdered order={order} />
        </Stack>
      </Sidebar>
      {onPhone && <PriceBar order={order}>{way('Pay and place the order')}</PriceBar>}
      <Questions paying={paying} />
    </Stack>
  );
}

/** The confirmations that a payment may need (1 §8). */
function Questions({ paying: { question, closeQuestion, goOn } }: Pick<PayFormProps, 'paying'>) {
  if (question?.kind === 'authenticate')
    return <BankDialog {...question} onClose={closeQuestion} onPassed={() => goOn()} />;
  if (!question) return null;
  return (
    <Dialog
      open
      onClose={closeQuestion}
      title="Another delivery at the same time"
      size="small"
      guard={false}
      footer={
        <>
          <Button variant="secondary" onClick={closeQuestion}>
            Not now
          </Button>
          <Button onClick={() => goOn({ simultaneous_delivery: true })}>Place this order too</Button>
        </>
      }
    >
      <p>{question.message} It is not ordered and not charged yet.</p>
    </Dialog>
  );
}

const isOwn = ({ team_id: teamId }: Schemas['CreditCard']) => teamId === null;
const whose = (card: Schemas['CreditCard'], { team }: Schemas['Order']): string =>
  [card.nickname, isOwn(card) ? 'Your own card' : `Card of ${team?.name ?? 'the organization'}`]
    .filter(Boolean)
    .join(' · ');
