import { href } from '@copper-carrot/contracts';
import { currentUser, events, openAuth, useWrite } from '@copper-carrot/contracts/runtime';
import { type BasketLine } from '@copper-carrot/shared-ui/basket';
import { useNavigate } from 'react-router-dom';
import { useAskFirst } from '../../components/left/useAskFirst';
import { type PackageEvent, eventOf } from '../../hooks/usePackageEvent';
import { createMenuOrder } from '../../order/menu-calls';
import { saveBasket } from '../../order/menu-draft';
import { whereTo } from '../../order/saved-address';
import { startFailure } from '../Package/useStartOrder';

/**
 * Creates the order and opens its checkout; signing in on the way keeps the basket. `question` is the
 * dialog about an unfinished order from the menu.
 */
export function useStartMenuOrder(brandId: number) {
  const navigate = useNavigate();
  const { askFirst, question } = useAskFirst({ brand_id: brandId, from_menu: true });
  const { run, failure, forget } = useWrite(
    ({ event, lines }: { event: PackageEvent; lines: readonly BasketLine[] }) =>
      createMenuOrder(brandId, {
        ...whereTo(event, currentUser()),
        order: { ...eventOf(event), menu_items: [...lines] },
      }),
    {
      onDone: async ({ id }) => {
        saveBasket(brandId);
        events.emit('order.changed@1', { orderId: id, status: 'in_cart' });
        await navigate(href.checkout(id));
      },
    },
  );
  const start = async (event: PackageEvent, lines: readonly BasketLine[]) => {
    forget();
    if (!currentUser() && !(await openAuth('signUp', 'So that we can save your order.'))) return;
    await askFirst(() => run({ event, lines }));
  };
  return { start, question, failure: failure && startFailure(failure), forget };
}
