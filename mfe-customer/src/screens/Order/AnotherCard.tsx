import { amongAlike, type Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Select } from '@copper-carrot/shared-ui/Select';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { useState } from 'react';
import { urls } from '../../api';
import { cardInWords } from './payment-words';
import { usePayWith } from './usePayWith';

// Most orders are never asked for another card.
const newCard = onDemand(async () => (await import('./NewCard')).NewCard);
const bankDialog = onDemand(async () => (await import('@copper-carrot/shared-ui/BankDialog')).BankDialog);

/** The card of an order was refused: why, until when another one may come, and the ways to pay. */
export function AnotherCard({ order }: { order: Schemas['Order'] }) {
  const { payment } = order;
  return (
    <>
      <Notice tone="danger" title={titleOf(order)}>
        {payment.message} {payment.held_until ? untilWords(order, payment.held_until) : nextWords(order)}
      </Notice>
      {order.can.choose_card && (
        <Card as="section" aria-labelledby="another-card-title">
          <Stack gap={4}>
            <SectionTitle id="another-card-title">How it is paid</SectionTitle>
            <Choice order={order} />
          </Stack>
        </Card>
      )}
    </>
  );
}

const titleOf = ({ end_reason: isOver, cancellation_fee: fee }: Schemas['Order']) =>
  isOver && fee
    ? `The fee of ${formatMoney(fee)} for the cancellation could not be charged`
    : 'The card was not accepted';

/** What is to be done where there is all the time for it. */
const nextWords = ({ can, user_name: name }: Schemas['Order']) =>
  can.choose_card ? 'Please choose another card.' : `${name} can choose another card.`;

function untilWords(order: Schemas['Order'], heldUntil: string): string {
  const until = formatMoment(heldUntil, order);
  return order.can.choose_card
    ? `Please choose another card until ${until}, or the order is canceled.`
    : `${order.user_name} can choose another card until ${until}, or the order is canceled.`;
}

function Choice({ order }: { order: Schemas['Order'] }) {
  const { data } = useRead(urls.cards(order.id));
  const [chosen, setChosen] = useState<number>();
  const [adding, setAdding] = useState(false);
  const { pay, pending, refusal, question, giveUp } = usePayWith(order.id);
  const canAsk = useOnDemand(bankDialog, question !== null, giveUp);
  if (!data) return null;
  // Another one first: the one that was refused may pay all the same, once its bank has been talked to.
  const cards = [...data.records].sort((a, b) => Number(isRefused(a, order)) - Number(isRefused(b, order)));
  const mayAdd = order.can.add_own_card || order.can.add_team_card;
  const added = (card: Schemas['CreditCard']) => {
    setAdding(false);
    setChosen(card.id);
    return pay(card.id);
  };
  return (
    <>
      {cards.length > 0 && !adding && (
        <Select
          label="Pay with"
          options={cards.map((card) => ({ value: String(card.id), label: cardName(card, order, cards) }))}
          value={chosen === undefined ? null : String(chosen)}
          onChange={(id) => setChosen(Number(id))}
        />
      )}
      {refusal && (
        <Notice tone="danger" live>
          {refusal}
        </Notice>
      )}
      {!adding && (
        <Cluster>
          {cards.length > 0 && (
            <Button
              pending={pending}
              disabled={chosen === undefined}
              onClick={() => chosen !== undefined && pay(chosen)}
            >
              Pay with this card
            </Button>
          )}
          {mayAdd && (
            <span {...newCard.intent}>
              <Button
                variant="secondary"
                icon="plus"
                onClick={() => newCard.whenThere(() => setAdding(true))}
              >
                Add a card
              </Button>
            </span>
          )}
        </Cluster>
      )}
      {adding && <newCard.Part order={order} onAdded={added} onCancel={() => setAdding(false)} />}
      {canAsk && question && (
        <bankDialog.Part
          clientSecret={question.clientSecret}
          intentId={question.intentId}
          onClose={giveUp}
          onPassed={() => pay(question.cardId)}
        />
      )}
    </>
  );
}

const isRefused = ({ id }: Schemas['CreditCard'], order: Schemas['Order']) => id === order.credit_card_id;

const cardName = (
  card: Schemas['CreditCard'],
  order: Schemas['Order'],
  cards: readonly Schemas['CreditCard'][],
) => {
  const { nickname } = card;
  const alike = amongAlike(card, cards);
  const name = cardInWords(card);
  return `${name}${nickname && ` (${nickname})`}${alike && `, ${alike}`}${isRefused(card, order) ? ', once more' : ''}`;
};
