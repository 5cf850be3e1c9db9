import { type Schemas } from '@copper-carrot/contracts';
import { useWrite } from '@copper-carrot/contracts/runtime';
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
  const { run, failure } = useWrite(
    (card: Schemas['AddCardBody']['credit_card']) => addCard(order.id, card),
    { stale: [urls.cards(order.id)], onDone: onAdded },
  );
  return (
    <CardForm
      own={order.can.add_own_card}
      team={order.can.add_team_card ? order.team : null}
      onCard={run}
      failure={failure}
      onCancel={onCancel}
    />
  );
}
