import { href } from '@copper-carrot/contracts';
import { notify } from '@copper-carrot/contracts/runtime';
import { CardForm } from '@copper-carrot/shared-ui/CardForm';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useNavigate, useParams } from 'react-router-dom';
import { cardInWords } from '../Order/payment-words';
import { addCard, cardsUrl, useOffer } from './api';
import { useCardsPage } from './useCardsPage';

/** Adds a card, over the list. */
export default function NewCard() {
  const { close } = useCardsPage();
  return (
    <Dialog open onClose={close} title="Add a card" size="medium">
      <Adding />
    </Dialog>
  );
}

function Adding() {
  const { customerId } = useParams();
  const { teamId, close } = useCardsPage();
  const navigate = useNavigate();
  const { data: offer } = useOffer();
  if (!offer) {
    return (
      <Loading label="Loading the card form">
        <Skeleton height="12rem" />
      </Loading>
    );
  }
  const team = offer.teams.find(({ id }) => id === teamId) ?? null;
  // From an organization's list it is the organization's.
  const own = teamId === null && offer.own;
  if (!own && !team)
    return (
      <Notice tone="info">
        A card is added by nobody but its person, or by who may for an organization.
      </Notice>
    );
  return (
    <CardForm
      own={own}
      team={own ? (offer.teams[0] ?? null) : team}
      send={addCard}
      stale={[cardsUrl(teamId)]}
      onAdded={(card) => {
        notify({ kind: 'success', message: `${card.nickname || cardInWords(card)} is saved.` });
        if (card.team_id === teamId) return close();
        void navigate(href.customerCreditCards({ customerId }, { organizationId: card.team_id }), {
          replace: true,
        });
      }}
      onCancel={close}
    />
  );
}
