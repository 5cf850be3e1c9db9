import type { Read, Schemas } from '@copper-carrot/contracts';
import { AddCardBody } from '@copper-carrot/contracts/limits';
import { type ReactNode, useState } from 'react';
import { useApiForm } from '../Form/useApiForm';

export interface CardFieldsProps {
  /** Whether the person may keep the card for themselves. */
  own: boolean;
  /** The organization that it may be kept for. */
  team: { id: number; name: string } | null;
  /** Saves the card. */
  send: (card: Schemas['AddCardBody']['credit_card']) => Promise<Schemas['CreditCard']>;
  /** What lists it. */
  stale?: readonly Read<unknown>[];
  onAdded: (card: Schemas['CreditCard']) => unknown;
  cancel: ReactNode;
}

/** The form of a new card: the payment method is one of `initial`, or what `makeMethod` makes of a number as it is sent. */
export function useCardForm(
  { own, team, send, stale, onAdded }: CardFieldsProps,
  { initial = '', makeMethod }: { initial?: string; makeMethod?: () => Promise<string> },
) {
  const [isShared, setShared] = useState(!own);
  const { 'credit_card.nickname': nickname, ...method } = AddCardBody;
  const { form, field } = useApiForm({
    limits: { 'credit_card.nickname': nickname, ...(makeMethod ? {} : method) },
    within: 'credit_card.',
    initial: { stripe_token: initial, nickname: '' },
    labels: { stripe_token: 'This card', nickname: 'Card nickname' },
    unseen: { team_id: team?.name ?? 'This organization' },
    prepare: (typed) => ({ ...typed, nickname: typed.nickname.trim() }),
    send: async (card) =>
      send({
        ...card,
        ...(makeMethod && { stripe_token: await makeMethod() }),
        team_id: isShared ? (team?.id ?? null) : null,
      }),
    stale,
    onDone: onAdded,
  });
  return {
    form,
    method: field('stripe_token'),
    naming: {
      nickname: field('nickname'),
      /** Whose other members may be let pay with it; null where there is nothing to choose. */
      teamName: own && team ? team.name : null,
      isShared,
      setShared,
    },
  };
}
