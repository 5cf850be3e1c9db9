import { leastTipRaise, pageId, type Schemas } from '@copper-carrot/contracts';
import { RaiseTipBody } from '@copper-carrot/contracts/limits';
import { notify, useReads } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { useParams } from 'react-router-dom';
import { raiseTip, urls, useOrder } from '../../api';
import { cardInWords } from './payment-words';
import { useCloseToOrder } from './useCloseToOrder';

/** More for what was delivered (2 §2), over the order's page. */
export default function RaiseTip() {
  const close = useCloseToOrder();
  const { data: order } = useOrder(pageId(useParams().id));
  if (!order) return null;
  return (
    <Dialog open onClose={close} title="Raise the tip" size="small">
      {order.can.raise_tip ? (
        <TipForm order={order} onPaid={close} />
      ) : (
        <Notice tone="info">The tip of this order can’t be raised here.</Notice>
      )}
    </Dialog>
  );
}

function TipForm({ order, onPaid }: { order: Schemas['Order']; onPaid: () => void }) {
  const { put } = useReads();
  const before = order.pricing.tip;
  // No tip is more than all the rest.
  const most = Math.max(before, Math.round((order.pricing.customer_price - before) * 100) / 100);
  // An empty field is no sum.
  const initial: { amount: number | null } = { amount: before };
  const { form, field, values } = useApiForm({
    limits: RaiseTipBody,
    within: 'tip.',
    initial,
    labels: { amount: 'Tip' },
    send: ({ amount }) => raiseTip(order.id, amount ?? before),
    onDone: (next) => {
      put(urls.order(order.id), next);
      notify({ kind: 'success', message: `Thank you. ${order.brand.name} gets all of it.` });
      onPaid();
    },
  });
  const amount = values.amount ?? before;
  const more = Math.round((amount - before) * 100) / 100;
  const tip = field('amount');
  return (
    <Form aria-label="Raise the tip" {...form}>
      <NumberField
        {...tip}
        money
        // A slip is said to be one: the nearest sum would be charged at the next press.
        lenient
        error={beyond(amount, before, most) ?? tip.error}
        min={before}
        max={most}
        step={0.01}
        description={`The whole tip; it was ${formatMoney(before)} until now. It goes to the caterer’s team, and can be up to ${formatMoney(most)}.`}
      />
      {order.credit_card && <p>{cardInWords(order.credit_card)} is charged for it, at once.</p>}
      <Button type="submit" wide disabled={more < leastTipRaise || amount > most}>
        {more > 0 ? `Pay ${formatMoney(more)} more` : 'Pay more'}
      </Button>
    </Form>
  );
}

/** What is wrong with a tip that is no raise, or more than may be charged. */
function beyond(amount: number, before: number, most: number): string | undefined {
  if (amount < before) return `The tip can only be raised: it was ${formatMoney(before)} until now.`;
  return amount > most ? `The tip can be up to ${formatMoney(most)}.` : undefined;
}
