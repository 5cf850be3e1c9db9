import { type Schemas } from '@copper-carrot/contracts';
import { CardForm } from '@copper-carrot/shared-ui/CardForm';
import { addCard } from '../api';
import { useCheckout } from '../hooks/useCheckout';

export interface AddCardProps {
  onAdded: (card: Schemas['CreditCard']) => Promise<void>;
  onCancel?: (() => void) | undefined;
}

export function AddCard({ onAdded, onCancel }: AddCardProps) {
  const { order } = useCheckout();
  return (
    <CardForm
      own={order.can.add_own_card}
      team={order.can.add_team_card ? order.team : null}
      send={(card) => addCard(order.id, card)}
      onAdded={onAdded}
      onCancel={onCancel}
    />
  );
}
