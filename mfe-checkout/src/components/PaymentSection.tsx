import { amongAlike, type Schemas } from '@copper-carrot/contracts';
import { useRead, useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useEffect, useRef, useState } from 'react';
import { urls } from '../api';
import { hasPayment, paysNothing } from '../checkout/pre-submit';
import { cardName, isOthersCard, withChosenCard } from '../checkout/promise';
import { useCheckout } from '../hooks/useCheckout';
import { useCards } from '../hooks/useOrderData';
import { type useViewed } from '../hooks/useViewed';
import type { AddCardProps } from './AddCard';
import type { OthersCardProps } from './OthersCard';
import { SectionCard } from './SectionCard';

/** The payment method: a saved card, a new one, or an invoice for those who may. */
export function PaymentSection({ viewing }: { viewing: ReturnType<typeof useViewed<HTMLElement>> }) {
  const { order, values, errorOf } = useCheckout();
  const cards = useCards(order.id, { failure: 'own' }).data?.records;
  // A card that the reader may not charge can't pay for their order.
  const isMissing = order.status === 'in_cart' && isOthersCard(withChosenCard(order, values, cards));
  // Changes may cost more than the bypassed amount.
  const isFree = paysNothing(values);
  return (
    <SectionCard
      section="payment"
      complete={hasPayment(order, values) && !isMissing}
      ref={viewing.ref}
      onFocus={viewing.onFocus}
    >
      {isFree && !errorOf('payment', 'credit_card_id') ? (
        <Notice tone="info">No payment is needed for this order.</Notice>
      ) : (
        <Section title="We could not load your cards">
          <Methods />
          <Colleague />
        </Section>
      )}
    </SectionCard>
  );
}

function Methods() {
  const { order, values, change, errorOf, readOnly: isRead } = useCheckout();
  const readOnly = isRead || !order.can.edit_payment;
  const cards = useCards(order.id);
  const invoice = order.can.pay_by_invoice;
  const creditUrl = invoice && order.team_id !== null ? urls.credit(order.id, order.team_id) : null;
  const left = useRead(creditUrl, { failure: 'own' }).data?.left ?? null;
  const readerId = useUser()?.id;
  const [adding, setAdding] = useState(false);
  const [newest, setNewest] = useState<number | null>(null);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (newest === null) return;
    // The form had the focus and is gone, so focus moves to the new card without scrolling. In a
    // timer, as focus would render synchronously inside React's update.
    const timer = setTimeout(() => {
      const card = group.current?.querySelector<HTMLElement>(`input[value="${newest}"]`);
      card?.focus({ preventScroll: true });
      card?.closest('label')?.scrollIntoView({ block: 'nearest' });
    });
    return () => clearTimeout(timer);
  }, [newest]);
  if (!cards.data) {
    return (
      <Loading label="Loading your cards">
        <Skeleton height="4rem" />
      </Loading>
    );
  }
  const { records } = cards.data;
  const around = { order, records, readerId };
  const error = errorOf('payment', 'credit_card_id') ?? errorOf('payment', 'paid_with_invoice');
  const options = [
    ...records.map((card) => ({
      value: String(card.id),
      label: cardName(card),
      description: cardDetails(card, around),
    })),
    ...(invoice
      ? [
          {
            value: 'invoice',
            label: 'Pay by invoice',
            description: `Sent to your organization after the event${left === null ? '' : ` · ${leftWords(left, order)}`}`,
          },
        ]
      : []),
  ];
  const added = async (card: Schemas['CreditCard']) => {
    await cards.refresh();
    setAdding(false);
    setNewest(card.id);
    change({ credit_card_id: card.id });
  };
  const mayAdd = !readOnly && (order.can.add_own_card || order.can.add_team_card);
  // A personal card is shown only to its owner.
  const hidden =
    !values.paid_with_invoice &&
    values.credit_card_id !== null &&
    !records.some(({ id }) => id === values.credit_card_id);
  const open = adding || (options.length === 0 && !hidden);
  return (
    <>
      {options.length > 0 ? (
        <div ref={group}>
          <RadioGroup
            label="Pay with"
            look="cards"
            columns={2}
            name="credit_card_id"
            value={
              values.paid_with_invoice
                ? 'invoice'
                : values.credit_card_id === null
                  ? null
                  : String(values.credit_card_id)
            }
            error={error}
            disabled={readOnly}
            options={options}
            onChange={(how) =>
              change(
                how === 'invoice'
                  ? { paid_with_invoice: true, credit_card_id: null }
                  : { paid_with_invoice: false, credit_card_id: Number(how) },
              )
            }
          />
        </div>
      ) : (
        error && (
          <Notice tone="danger" live>
            {error}
          </Notice>
        )
      )}
      {hidden && <NotOffered mayChoose={options.length > 0 || mayAdd} />}
      {!hidden && options.length === 0 && !mayAdd && (
        <Notice tone="info">{order.user_name} chooses how this order is paid.</Notice>
      )}
      {open && mayAdd && (
        <NewCard onAdded={added} onCancel={options.length > 0 ? () => setAdding(false) : undefined} />
      )}
      {!open && mayAdd && (
        <div>
          <Button variant="secondary" size="small" icon="plus" onClick={() => setAdding(true)}>
            Use another card
          </Button>
        </div>
      )}
    </>
  );
}

const othersCard = onDemand(async () => (await import('./OthersCard')).OthersCard);

/** Loaded on demand, as most people pay with their own card. */
function NotOffered(props: OthersCardProps) {
  return useOnDemand(othersCard, true) && <othersCard.Part {...props} />;
}

const askColleague = onDemand(async () => (await import('./AskColleague')).AskColleague);

/** Loaded on demand, as most people pay themselves. */
function Colleague() {
  const { order, readOnly } = useCheckout();
  const [wanted, setWanted] = useState(false);
  const isAsked = order.payment_ask !== null;
  const isWanted = wanted || isAsked;
  const isThere = useOnDemand(askColleague, isWanted);
  if (!order.can.ask_to_pay || readOnly) return null;
  if (isWanted && isThere) return <askColleague.Part />;
  return (
    <div>
      <Button variant="quiet" size="small" icon="people" onClick={() => setWanted(true)}>
        Ask a colleague to pay
      </Button>
    </div>
  );
}

const addCard = onDemand(async () => (await import('./AddCard')).AddCard);

/** Loaded on demand, as most people have a saved card. */
function NewCard(props: AddCardProps) {
  return useOnDemand(addCard, true) ? (
    <addCard.Part {...props} />
  ) : (
    <Loading label="Loading the card form">
      <Skeleton height="9rem" />
    </Loading>
  );
}

/** The invoice credit left before an order would be refused. */
const leftWords = (left: number, { pricing }: Schemas['Order']): string =>
  left < pricing.customer_price
    ? `only ${formatMoney(left)} left to order on invoices, less than this order`
    : `${formatMoney(left)} left to order on invoices`;

interface Around {
  order: Schemas['Order'];
  records: readonly Schemas['CreditCard'][];
  readerId: number | undefined;
}

function cardDetails(card: Schemas['CreditCard'], around: Around): string {
  const { nickname, exp_month: month, exp_year: year } = card;
  const expires = `Expires ${String(month).padStart(2, '0')}/${String(year).slice(-2)}`;
  return [nickname, whose(card, around), expires, amongAlike(card, around.records)]
    .filter(Boolean)
    .join(' · ');
}

/** Whether a card is personal or belongs to an organization. */
function whose(
  { team_id: teamId, user_id: userId }: Schemas['CreditCard'],
  { order, readerId }: Around,
): string {
  if (teamId !== null)
    return teamId === order.team?.id ? `Card of ${order.team.name}` : 'Card of an organization';
  if (userId === readerId) return 'Your own card';
  return userId === order.user_id ? `${order.user_name}’s own card` : 'A card of one person';
}
