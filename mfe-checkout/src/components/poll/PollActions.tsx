import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Disclosure } from '@copper-carrot/shared-ui/Disclosure';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { count } from '@copper-carrot/shared-ui/words';
import { urls } from '../../api';
import { useCheckout } from '../../hooks/useCheckout';
import { useLeadOn } from '../../hooks/useLeadOn';
import { changePoll, pollUrls, remindTheRest } from '../../poll-api';
import { type BoardProps } from './props';
import { isArmed, waitedFor } from '../../poll/standing';

/** The actions of a poll, the next step first and the rest in a menu. */
export function PollActions(props: BoardProps) {
  return props.poll.is_over ? <AfterItsEnd {...props} /> : <WhileOpen {...props} />;
}

function WhileOpen({ poll, ask, goTo }: BoardProps) {
  const { order } = useCheckout();
  const waiting = waitedFor(poll).length;
  const remind = useWrite(() => remindTheRest(poll.code), {
    onDone: () =>
      notify({
        kind: 'success',
        message: `We are reminding ${count(waiting, 'person', 'people')}. You can do that again in an hour.`,
      }),
  });
  const leadOn = useLeadOn(order.id);
  const close = useWrite(() => leadOn(changePoll(order.id, { status: 'closed' })), {
    stale: [pollUrls.poll(order.id), urls.order(order.id)],
    onDone: () => goTo('poll'),
  });
  const failure = remind.failure ?? close.failure;
  const isFixed = isArmed(poll);
  return (
    <Stack gap={3}>
      <Cluster gap={2}>
        {waiting > 0 && (
          <Button size="small" variant="secondary" icon="mail" onClick={() => remind.run()}>
            Remind the rest
          </Button>
        )}
        <Button size="small" variant="secondary" icon="plus" onClick={() => ask({ kind: 'invite' })}>
          Invite more
        </Button>
        <Button size="small" variant="secondary" icon="person" onClick={() => ask({ kind: 'add' })}>
          Add a meal
        </Button>
        {!isFixed && order.can.submit && (
          <Button size="small" variant="secondary" icon="truck" onClick={() => ask({ kind: 'arm' })}>
            Send the order automatically
          </Button>
        )}
      </Cluster>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      <Disclosure title="Change or end the poll">
        <Cluster gap={2}>
          {!isFixed && (
            <>
              <Button size="small" variant="quiet" icon="clock" onClick={() => ask({ kind: 'end' })}>
                Change the end
              </Button>
              <Button size="small" variant="quiet" icon="edit" onClick={() => ask({ kind: 'dishes' })}>
                Change the dishes
              </Button>
              <Button size="small" variant="quiet" icon="lock" onClick={() => close.run()}>
                Close now
              </Button>
            </>
          )}
          {!isFixed && order.can.edit && poll.people_count > 0 && (
            <Button size="small" variant="quiet" icon="check" onClick={() => ask({ kind: 'apply' })}>
              Use these answers
            </Button>
          )}
          <Button size="small" variant="quiet" icon="external" onClick={() => ask({ kind: 'renew' })}>
            Make a new link
          </Button>
          {!isFixed && (
            <Button size="small" variant="quiet" icon="trash" onClick={() => ask({ kind: 'delete' })}>
              Delete the poll
            </Button>
          )}
        </Cluster>
      </Disclosure>
    </Stack>
  );
}

function AfterItsEnd({ poll, ask }: BoardProps) {
  const { order } = useCheckout();
  // The order is already being submitted.
  if (isArmed(poll) || order.placing) return null;
  return (
    <Cluster gap={2}>
      {poll.status !== 'applied' && order.can.edit && (
        <Button onClick={() => ask({ kind: 'apply' })} disabled={poll.people_count === 0}>
          Use these answers
        </Button>
      )}
      <Button variant="secondary" icon="clock" onClick={() => ask({ kind: 'reopen' })}>
        Open it again
      </Button>
      <Button variant="secondary" icon="person" onClick={() => ask({ kind: 'add' })}>
        Add a meal
      </Button>
      <Button variant="quiet" onClick={() => ask({ kind: 'delete' })}>
        Delete the poll
      </Button>
    </Cluster>
  );
}
