import { isOpen, type Schemas } from '@copper-carrot/contracts';
import { notify, useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { urls, withdrawChanges } from '../../api';
import { Facts } from './Facts';
import { PayChanges } from './PayChanges';
import { usePutAway } from './usePutAway';

/** Changes that wait, for the caterer or a bank, or were not made: what they are, and the ways on and back. */
export function ChangeRequest({ order }: { order: Schemas['Order'] }) {
  const { put } = useReads();
  const { change_request: change } = order;
  const { can, status } = change ?? {};
  const letsGo = status === 'paying';
  const { isAway, putAway } = usePutAway(change?.id ?? 0);
  const withdraw = useWrite(() => withdrawChanges(order.id, change?.id ?? 0), {
    onDone(next) {
      put(urls.order(order.id), next);
      notify({
        kind: 'success',
        message: letsGo
          ? 'The changes are given up. Your order stands as it was.'
          : 'Your changes are taken back. Your order stands as it was.',
      });
    },
  });
  const words = change && wordsFor(change, order);
  // Of an order that has ended nothing stands as it was.
  if (!change || !words || !isOpen(order.status)) return null;
  const isOver = isNews(change.status);
  if (isOver && isAway) return null;
  return (
    <Card as="section" look="raised" aria-labelledby="change-title">
      <Stack gap={4}>
        <SectionTitle id="change-title">{words.title}</SectionTitle>
        <p>{words.says}</p>
        {change.reason && (
          <p>{status === 'declined' ? `They say: ${change.reason}` : `Why: ${change.reason}`}</p>
        )}
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
        {isOver && (
          <Cluster>
            <Button variant="secondary" onClick={putAway}>
              Got it
            </Button>
          </Cluster>
        )}
        {(can?.pay || can?.withdraw) && (
          <Cluster>
            {can.pay && <PayChanges order={order} changeId={change.id} />}
            {can.withdraw && (
              <Button variant="secondary" pending={withdraw.pending} onClick={() => withdraw.run()}>
                {letsGo ? 'Give the changes up' : 'Withdraw changes'}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}

/** Whether nothing comes of these changes any more: that is read once, and stays in the order's history. */
const isNews = (status: Schemas['OrderChangeRequest']['status']): boolean =>
  status === 'declined' || status === 'expired' || status === 'refused';

interface Words {
  title: string;
  says: string;
}

/** What is said of changes; null of those that hold, or that their own people gave up. */
function wordsFor(change: Schemas['OrderChangeRequest'], order: Schemas['Order']): Words | null {
  const brand = order.brand.name;
  switch (change.status) {
    case 'requested':
      return {
        title: 'Your changes',
        says: `${brand} will answer soon. Until then your order stands as it was.`,
      };
    case 'paying':
      return waitingForBank(change, order);
    case 'declined':
      return {
        title: 'Your changes were declined',
        says: `${brand} can’t take them. Your order stands as it was.`,
      };
    case 'expired':
      return {
        title: 'Your changes were not answered',
        says: `${brand} did not answer in time. Your order stands as it was.`,
      };
    case 'refused':
      return change.reason
        ? { title: 'Your changes were not made', says: 'Your order stands as it was, and costs no more.' }
        : null;
    default:
      return null;
  }
}

function waitingForBank(change: Schemas['OrderChangeRequest'], order: Schemas['Order']): Words {
  const by = change.bank_until ? ` by ${formatMoment(change.bank_until, order)}` : '';
  return {
    title: change.by_you ? 'Your changes wait for your bank' : `Changes of ${change.by} wait for their bank`,
    says: change.can.pay
      ? `Confirm the payment${by}, and they are sent to ${order.brand.name}. Otherwise nothing changes, and nothing more is held.`
      : `${change.by} has to confirm the payment${by}. Until then no others can be sent.`,
  };
}

const inWords = (before: string | null, after: string | null) =>
  before === null && after === null ? 'changed' : `${after || 'nothing'}, instead of ${before || 'nothing'}`;
