import { isOpen, type Schemas } from '@copper-carrot/contracts';
import { notify, useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { urls, withdrawChanges } from '../../api';
import { Facts } from './Facts';

/** Changes that wait for the caterer, or were turned down: what they are, and the way to take them back. */
export function ChangeRequest({ order }: { order: Schemas['Order'] }) {
  const { put } = useReads();
  const { change_request: change } = order;
  const withdraw = useWrite(() => withdrawChanges(order.id, change?.id), {
    onDone(next) {
      put(urls.order(order.id), next);
      notify({ kind: 'success', message: 'Your changes are taken back. Your order stands as it was.' });
    },
  });
  // Of an order that has ended nothing stands as it was.
  if (!change || !isOpen(order.status) || !(change.status in words)) return null;
  const { title, says } = words[change.status as keyof typeof words];
  return (
    <Card as="section" look="raised" aria-labelledby="change-title">
      <Stack gap={4}>
        <SectionTitle id="change-title">{title}</SectionTitle>
        <p>{says(order.brand.name)}</p>
        {change.reason && <p>They say: {change.reason}</p>}
        <Facts rows={change.changes.map(({ label, before, after }) => [label, inWords(before, after)])} />
        <Facts
          rows={[
            ['Total now', formatMoney(change.before.customer_price)],
            ['Total with them', formatMoney(change.after.customer_price)],
          ]}
        />
        {withdraw.failure && (
          <Notice tone="danger" live>
            {withdraw.failure.message}
          </Notice>
        )}
        {change.can.withdraw && (
          <div>
            <Button variant="secondary" pending={withdraw.pending} onClick={() => withdraw.run()}>
              Withdraw changes
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const words = {
  requested: {
    title: 'Your changes',
    says: (brand: string) => `${brand} will answer soon. Until then your order stands as it was.`,
  },
  declined: {
    title: 'Your changes were declined',
    says: (brand: string) => `${brand} can’t take them. Your order stands as it was.`,
  },
  expired: {
    title: 'Your changes were not answered',
    says: (brand: string) => `${brand} did not answer in time. Your order stands as it was.`,
  },
};

const inWords = (before: string | null, after: string | null) =>
  before === null && after === null ? 'changed' : `${after || 'nothing'}, instead of ${before || 'nothing'}`;
