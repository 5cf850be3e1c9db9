import type { PreferredField } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { useCheckout } from './useCheckout';

/** Says of a field that its owner's preferences filled it in, as long as nobody has changed it. */
export function useFromPreferences() {
  const { order, state } = useCheckout();
  const isOwn = useUser()?.id === order.user_id;
  const words = isOwn ? 'From your order preferences' : `From the order preferences of ${order.user_name}`;
  return (name: string): string | undefined =>
    order.from_preferences.includes(name as PreferredField) && !(name in state.pending) ? words : undefined;
}
