import { pageId } from '@copper-carrot/contracts';
import { CreditCardBody } from '@copper-carrot/contracts/limits';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { Navigate, useParams } from 'react-router-dom';
import { cardInWords } from '../Order/payment-words';
import { cardsUrl, cardUrl, changeCard, type SavedCard, useCard } from './api';
import { useCardsPage } from './useCardsPage';

/** What a card is called, over the list; without a card in its address there is nothing to edit. */
export default function EditCard() {
  const { cardId } = useParams();
  const { to } = useCardsPage();
  return cardId === undefined ? <Navigate replace to={to.list} /> : <Editing id={pageId(cardId)} />;
}

function Editing({ id }: { id: number }) {
  const { close } = useCardsPage();
  const { data: card } = useCard(id);
  return (
    <Dialog open onClose={close} title="Edit the card" size="small">
      {card ? (
        <CardFields card={card} />
      ) : (
        <Loading label="Loading the card">
          <Skeleton height="8rem" />
        </Loading>
      )}
    </Dialog>
  );
}

function CardFields({ card }: { card: SavedCard }) {
  const { close } = useCardsPage();
  const { form, field } = useApiForm({
    limits: CreditCardBody,
    within: 'credit_card.',
    initial: { nickname: card.nickname },
    labels: { nickname: 'Card nickname' },
    send: ({ nickname }) => changeCard(card.id, { nickname: nickname.trim() }),
    stale: [cardsUrl(card.team_id), cardUrl(card.id)],
    onDone() {
      notify({ kind: 'success', message: 'The card is saved.' });
      close();
    },
  });
  if (!card.can.update) return <Notice tone="info">Admins of the organization name its cards.</Notice>;
  return (
    <Form aria-label="Edit the card" {...form}>
      <p>{cardInWords(card)}</p>
      <TextField
        {...field('nickname')}
        required={false}
        autoComplete="off"
        description="What you call it at checkout, such as “Team lunches”."
      />
      <Button type="submit" wide>
        Save
      </Button>
    </Form>
  );
}
