import { cardFeeCents, errorCodes, gifts as limits, type Schemas } from '@copper-carrot/contracts';
import { GiftBody } from '@copper-carrot/contracts/limits';
import { isApiFailure, useUser, type WriteFailure } from '@copper-carrot/contracts/runtime';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { useState } from 'react';
import { give, staleOfGift } from '../../gifts-api';
import { forgetKey, keyFor } from './gift-key';

/** What a bank asks its person before it pays. */
interface BankQuestion {
  clientSecret: string;
  intentId: string;
}

/** The card that pays: the token of a new one, or one that is saved. */
type ChosenCard = { stripe_token: string } | { credit_card_id: number };

interface Typed {
  amount: number | null;
  rhythm: 'once' | 'monthly';
  coversFees: boolean;
  honoree: string;
  anonymous: boolean;
  name: string;
  email: string;
}

const labels: Record<keyof Typed, string> = {
  amount: 'Amount',
  rhythm: 'How often',
  coversFees: 'Card fees',
  honoree: 'In honor of',
  anonymous: 'Give anonymously',
  name: 'Your name',
  email: 'E-mail',
};

const untouched: Typed = {
  ...{ amount: limits.presets[1], rhythm: 'once', coversFees: false, honoree: '' },
  ...{ anonymous: false, name: '', email: '' },
};

/** A gift as it is typed, and sent once however often it is pressed. */
export function useGiving(slug: string, onGiven: (gift: Schemas['Gift']) => void) {
  const user = useUser();
  const [card, setCard] = useState<ChosenCard | null>(null);
  const [lacksCard, setLacksCard] = useState(false);
  const [question, setQuestion] = useState<BankQuestion | null>(null);
  const [asks, setAsks] = useState<BankQuestion | null>(null);
  const [pending, setPending] = useState(false);
  const whoGives = user ? {} : { required: true };
  const { form, field, values } = useApiForm({
    limits: {
      ...GiftBody,
      'gift.amount': { ...GiftBody['gift.amount'], min: limits.least },
      'gift.name': { ...GiftBody['gift.name'], ...whoGives },
      'gift.email': { ...GiftBody['gift.email'], ...whoGives },
    },
    within: 'gift.',
    initial: untouched,
    labels,
    prepare: (typed) => ({ ...typed, honoree: typed.honoree.trim(), name: typed.name.trim() }),
    send: async (typed) => {
      const gift = {
        amount: typed.amount ?? 0,
        total: totalOf(typed),
        ...{ covers_fees: typed.coversFees, monthly: typed.rhythm === 'monthly' },
        ...{ anonymous: typed.anonymous, honoree: typed.honoree },
        ...(!user && { name: typed.name, email: typed.email }),
      };
      setPending(true);
      setAsks(null);
      try {
        return await give(slug, { ...gift, ...card }, keyFor({ slug, ...gift }));
      } finally {
        setPending(false);
      }
    },
    stale: staleOfGift(slug),
    onDone: (gift) => {
      forgetKey();
      onGiven(gift);
    },
    onRefused: (failure) => {
      const bank = bankQuestionOf(failure);
      setAsks(bank);
      setQuestion(bank);
      if (bank || !isDecided(failure)) return;
      forgetKey();
      // What Stripe refused of a new card can be used once alone.
      if (card && 'stripe_token' in card) setCard(null);
    },
  });
  const send = () => {
    setQuestion(null);
    setLacksCard(card === null);
    return card === null ? undefined : form.onSubmit();
  };
  return {
    user,
    form: { ...form, message: asks ? undefined : form.message, onSubmit: send },
    ...{ field, values, pending },
    total: totalOf(values),
    card: {
      chosen: card,
      choose: (chosen: ChosenCard | null) => {
        // The bank was asked about the other card.
        if (asks) forgetKey();
        setAsks(null);
        setLacksCard(false);
        setCard(chosen);
      },
      isLacking: lacksCard && card === null,
    },
    bank: { asks, question, ask: setQuestion, goOn: send },
  };
}

/** What the card is charged, in dollars. */
function totalOf({ amount, coversFees }: Pick<Typed, 'amount' | 'coversFees'>): number {
  const cents = Math.round((amount ?? 0) * 100);
  return (cents + (coversFees ? cardFeeCents(cents) : 0)) / 100;
}

/** Whether a refusal is the last word; otherwise the gift may still be charged. */
const isDecided = ({ status, code }: WriteFailure) =>
  [402, 409, 422].includes(status) && code !== errorCodes.order.paymentInProgress;

function bankQuestionOf({ cause }: WriteFailure): BankQuestion | null {
  if (!isApiFailure(cause) || !cause.says(errorCodes.submit.paymentAuthentication)) return null;
  const { client_secret: clientSecret, payment_intent_id: intentId } = cause.payload.context ?? {};
  return typeof clientSecret === 'string' && typeof intentId === 'string' ? { clientSecret, intentId } : null;
}
