import { type Schemas } from '@copper-carrot/contracts';
import { CardForm } from '@copper-carrot/shared-ui/CardForm';
import { addCard, urls } from '../../api';

/** Adds a card to those that may pay for the order. */
export function NewCard({
  order,
  onAdded,
  onCancel,
}: {
  order: Schemas['Order'];
  onAdded: (card: Schemas['CreditCard']) => unknown;
  onCancel: (() => void) | undefined;
}) {
  return (
    <CardForm
      own={order.can.add_own_card}
      team={order.can.add_team_card ? order.team : null}
      send={(card) => addCard(order.id, card)}
      stale={[urls.cards(order.id)]}
      onAdded={onAdded}
      onCancel={onCancel}
    />
  );
}
