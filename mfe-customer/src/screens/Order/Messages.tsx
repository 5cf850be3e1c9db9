import { pageId } from '@copper-carrot/contracts';
import { Conversation } from '@copper-carrot/shared-ui/Conversation';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { useParams } from 'react-router-dom';
import { useOrder } from '../../api';
import { useCloseToOrder } from './useCloseToOrder';

/** What is said about an order between those who ordered and those who cook (2 §2), over its page. */
export default function Messages() {
  const close = useCloseToOrder();
  const { data: order } = useOrder(pageId(useParams().id));
  if (!order) return null;
  const { name } = order.brand;
  return (
    <Dialog open guard={false} onClose={close} title={`Messages with ${name}`}>
      <Conversation
        of={{ order_id: order.id }}
        label={`Messages with ${name}`}
        empty={`Ask ${name} about this order: where to park, what is in a dish, when they come.`}
      />
    </Dialog>
  );
}
