import { notify, useRead, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { askForApproval, decideApproval, urls } from '../api';
import { useCheckout } from '../hooks/useCheckout';

/** Asks an admin to approve an order outside of its organization's rules; admins answer here. */
export function Approval() {
  const { order } = useCheckout();
  const url = urls.approval(order.id);
  const { data } = useRead(url, { failure: 'own', everyMs: 30_000 });
  const ask = useWrite(() => askForApproval(order.id), { stale: [url] });
  const decide = useWrite(
    (decision: 'approved' | 'declined') =>
      decideApproval(order.id, { id: data?.id ?? 0, decision, total: data?.total ?? 0 }),
    {
      stale: [url],
      onDone: ({ status, asked_by: asker }) =>
        notify({
          kind: 'success',
          message:
            status === 'approved'
              ? `${asker} can place the order now.`
              : `${asker} hears that you declined it.`,
        }),
    },
  );
  if (!data) return null;
  const failure = (ask.failure ?? decide.failure)?.message;
  if (data.can.decide && data.total !== null)
    return (
      <Notice
        tone="warning"
        title={`${data.asked_by} asks you to approve this order`}
        action={
          <Cluster gap={2}>
            <Button size="small" pending={decide.pending} onClick={() => decide.run('approved')}>
              Approve
            </Button>
            <Button
              variant="secondary"
              size="small"
              pending={decide.pending}
              onClick={() => decide.run('declined')}
            >
              Decline
            </Button>
          </Cluster>
        }
      >
        {failure ??
          `It came to ${formatMoney(data.total)} when they asked. Your approval holds for that price and this start.`}
      </Notice>
    );
  if (data.status === 'approved')
    return <Notice tone="success">{data.decided_by} approved this order.</Notice>;
  if (!data.can.ask) return null;
  if (data.status === 'waiting')
    return (
      <Notice tone="info">
        The admins are asked. You get an e-mail once one of them answers, and can place the order then.
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      title="An admin has to approve this order first"
      action={
        <Button size="small" pending={ask.pending} onClick={() => ask.run()}>
          {data.status === 'none' ? 'Ask an admin' : 'Ask again'}
        </Button>
      }
    >
      {failure ??
        (data.status === 'declined'
          ? `${data.decided_by} declined it. Change it, or ask again.`
          : 'Nothing is placed or charged before.')}
    </Notice>
  );
}
