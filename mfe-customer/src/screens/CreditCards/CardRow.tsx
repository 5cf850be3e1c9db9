import { href } from '@copper-carrot/contracts';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import { cardInWords } from '../Order/payment-words';
import { cardsUrl, changeCard, removeCard, type SavedCard } from './api';

interface CardRowProps {
  card: SavedCard;
  teamId: number | null;
  editAt: string;
}

/** A card: what it is called, whether it can pay, and what it is still to pay. */
export function CardRow({ card, teamId, editAt }: CardRowProps) {
  const name = card.nickname || cardInWords(card);
  const expiry = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
  const details = [
    card.nickname && cardInWords(card),
    `${card.valid_stripe ? 'Good' : 'Was good'} until ${expiry}`,
    teamId !== null && `Added by ${card.owner_name}`,
  ];
  return (
    <Card as="li" padding="small" aria-label={name}>
      <Cluster justify="space-between" gap={4}>
        <Stack gap={1}>
          <Cluster gap={2}>
            <Name>{name}</Name>
            {card.is_default && <Badge tone="leaf">Default</Badge>}
            {!card.valid_stripe && <Badge tone="danger">Expired</Badge>}
          </Cluster>
          <Quiet>{details.filter(Boolean).join(' · ')}</Quiet>
          {card.promised_orders.length > 0 && (
            <Quiet>
              Will pay for{' '}
              {card.promised_orders.length === 1 ? 'an order' : `${card.promised_orders.length} orders`}
            </Quiet>
          )}
        </Stack>
        <Cluster gap={2}>
          {card.can.update && !card.is_default && card.valid_stripe && (
            <MakeDefault card={card} name={name} teamId={teamId} />
          )}
          {card.can.update && (
            <ButtonLink variant="secondary" size="small" to={editAt} aria-label={`Edit ${name}`}>
              Edit
            </ButtonLink>
          )}
          {card.can.delete && <Removal card={card} name={name} teamId={teamId} />}
        </Cluster>
      </Cluster>
    </Card>
  );
}

interface ActProps {
  card: SavedCard;
  name: string;
  teamId: number | null;
}

function MakeDefault({ card, name, teamId }: ActProps) {
  const { run } = useWrite(() => changeCard(card.id, { is_default: true }), {
    stale: [cardsUrl(teamId)],
    onDone: () => notify({ kind: 'success', message: `New orders are paid with ${name}.` }),
    onFailure: ({ message }) => notify({ kind: 'error', message }),
  });
  return (
    <Button variant="quiet" size="small" aria-label={`Make ${name} the default`} onClick={() => run()}>
      Make default
    </Button>
  );
}

/** Asks first; what is still to be paid with it is named, with the way there. */
function Removal({ card, name, teamId }: ActProps) {
  const [asking, setAsking] = useState(false);
  const gone = useWrite(() => removeCard(card.id), {
    stale: [cardsUrl(teamId)],
    onDone() {
      setAsking(false);
      notify({ kind: 'success', message: `${name} is removed.` });
    },
  });
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      {card.promised_orders.length > 0 ? (
        <Dialog open={asking} onClose={close} title={`${name} is still needed`} size="small">
          <Promised orders={card.promised_orders} />
        </Dialog>
      ) : (
        <AlertDialog
          open={asking}
          onClose={close}
          title={`Remove ${name}?`}
          confirm="Remove"
          cancel="Keep it"
          onConfirm={gone.run}
          error={gone.failure?.message}
        >
          It is no longer offered at checkout. What was paid with it is not changed.
        </AlertDialog>
      )}
    </>
  );
}

const Promised = ({ orders }: { orders: SavedCard['promised_orders'] }) => (
  <Stack gap={3}>
    <p>These orders are still to be paid with it. Please choose another card on each of them first.</p>
    <Stack as="ul" gap={2}>
      {orders.map(({ id, brand_name: brand, start_date: date }) => (
        <li key={id}>
          <Link to={href.customerOrder({ id })}>
            Order #{id} from {brand}
          </Link>
          {date && `, ${formatOrderDate(date)}`}
        </li>
      ))}
    </Stack>
  </Stack>
);

const Name = styled.h2`
  font-size: ${text.large};
  overflow-wrap: anywhere;
`;
const Quiet = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
