import { amongAlike, href, type Schemas } from '@copper-carrot/contracts';
import { notify, useRead, useUser, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Select } from '@copper-carrot/shared-ui/Select';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { count } from '@copper-carrot/shared-ui/words';
import { useState } from 'react';
import { cardsUrl } from '../CreditCards/api';
import { bankQuestionOf, type BankQuestion } from '../Order/bank-question';
import { cardInWords } from '../Order/payment-words';
import { payInvoices, staleOfPayment } from './api';

const bankDialog = onDemand(async () => (await import('@copper-carrot/shared-ui/BankDialog')).BankDialog);

interface PayInvoicesProps {
  /** Of one organization. */
  invoices: readonly Schemas['Invoice'][];
  onClose: () => void;
  onPaid: () => void;
}

/** Pays invoices together by one charge of a card: the organization's, or one's own. */
export function PayInvoices({ invoices, onClose, onPaid }: PayInvoicesProps) {
  const user = useUser();
  const teamId = invoices[0]?.team_id ?? null;
  // Beside each other: where one's own do not come, the organization's can pay.
  const teamCards = useRead(cardsUrl(teamId), { failure: 'own' });
  const ownCards = useRead(cardsUrl(null), { failure: 'own' });
  const [chosen, setChosen] = useState<string | null>(null);
  const [question, setQuestion] = useState<BankQuestion | null>(null);
  const canAsk = useOnDemand(bankDialog, question !== null, () => setQuestion(null));
  const total = invoices.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  const { run, pending, failure } = useWrite(
    (cardId: number) =>
      payInvoices({ invoice_ids: invoices.map(({ id }) => id), credit_card_id: cardId, total }),
    {
      stale: staleOfPayment,
      onDone: () => {
        notify({
          kind: 'success',
          message: `${formatMoney(total)} is paid. A receipt is on its way by e-mail.`,
        });
        onPaid();
      },
    },
  );
  const pay = async (cardId: number) => {
    setQuestion(null);
    await run(cardId);
  };
  const asks = failure && bankQuestionOf(failure);
  const cards = [...(teamCards.data?.records ?? []), ...(ownCards.data?.records ?? [])].filter(
    ({ valid_stripe: isValid }) => isValid,
  );
  const usual = cards.find(({ is_default: isDefault }) => isDefault) ?? cards[0];
  const cardId = chosen ?? (usual ? String(usual.id) : null);
  const isLoading = teamCards.isLoading || ownCards.isLoading;
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={`Pay ${count(invoices.length, 'invoice')}`}
        size="medium"
        guard={false}
        footer={
          <Button
            pending={pending}
            disabled={cardId === null}
            onClick={() => cardId !== null && pay(Number(cardId))}
          >
            Pay {formatMoney(total)}
          </Button>
        }
      >
        <Stack gap={4}>
          <p>
            {invoices.map(({ number, amount }) => `${number}: ${formatMoney(amount)}`).join(', ')}. The card
            is charged {formatMoney(total)} once.
          </p>
          {isLoading ? (
            <Loading label="Loading cards">
              <Skeleton height="4rem" />
            </Loading>
          ) : cards.length > 0 ? (
            <Select
              label="Pay with"
              value={cardId}
              onChange={setChosen}
              options={cards.map((card) => ({
                value: String(card.id),
                label: labelOf(card, cards),
              }))}
            />
          ) : (
            <Notice tone="info" title="There is no card to pay with">
              <Link to={href.customerCreditCardNew({ customerId: user?.id }, { organizationId: teamId })}>
                Add a card
              </Link>{' '}
              and come back.
            </Notice>
          )}
          {failure && !asks && (
            <Notice tone="danger" live>
              {failure.message}
            </Notice>
          )}
          {asks && !question && (
            <Notice tone="info" title="Your bank asks you to confirm this payment">
              <span {...bankDialog.intent}>
                <Button variant="secondary" size="small" onClick={() => setQuestion(asks)}>
                  Confirm with the bank
                </Button>
              </span>
            </Notice>
          )}
        </Stack>
      </Dialog>
      {canAsk && question && (
        <bankDialog.Part
          clientSecret={question.clientSecret}
          intentId={question.intentId}
          onClose={() => setQuestion(null)}
          onPassed={() => pay(Number(cardId))}
        />
      )}
    </>
  );
}

function labelOf(card: Schemas['SavedCard'], cards: readonly Schemas['SavedCard'][]): string {
  const alike = amongAlike(card, cards);
  return [
    `${cardInWords(card)}${card.nickname && ` (${card.nickname})`}`,
    alike,
    card.team_id === null && 'your own',
  ]
    .filter(Boolean)
    .join(', ');
}
