import { fromChosenOptions } from '@copper-carrot/contracts';
import { useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { joinList } from '@copper-carrot/shared-ui/words';
import { urls } from '../../api';
import { problemsOf } from '../../checkout/failures';
import { type Section, sectionTitles } from '../../checkout/sections';
import { useCheckout } from '../../hooks/useCheckout';
import { useLeadOn } from '../../hooks/useLeadOn';
import { shortOf } from '../../poll/check';
import { changePoll, pollUrls } from '../../poll-api';
import { type BoardProps } from './props';
import { isArmed } from '../../poll/standing';

/**
 * Notices of a poll: it will submit its order, it could not, or the order has too little of an
 * option.
 */
export function PollNotices(props: BoardProps) {
  const { poll } = props;
  return (
    <>
      {poll.failure && <Failed {...props} />}
      {isArmed(poll) && <Armed {...props} />}
      <Shortfall {...props} />
    </>
  );
}

/** The checkout section that fixes the problem with this code. */
function whereOf(code: string): Section | null {
  if (/payment|card|invoice/.test(code)) return 'payment';
  if (/coupon/.test(code)) return 'extras';
  const section = problemsOf({ code, message: '' })[0]?.section;
  return section === undefined || section === 'submit' ? null : section;
}

function Failed({ poll, canRun, goTo }: BoardProps) {
  const { failure } = poll;
  if (!failure) return null;
  const where = whereOf(failure.code);
  const title = where && sectionTitles[where];
  return (
    <Notice
      tone="danger"
      title="This order could not be sent automatically"
      action={
        where &&
        canRun && (
          <Button size="small" variant="secondary" onClick={() => goTo(where)}>
            Go to {title}
          </Button>
        )
      }
    >
      {failure.message} Nothing was ordered and nothing was charged
      {` on ${formatMoment(failure.at, poll)}`}.
      {poll.people_count > 0 && ' Put that right, use the answers below, and place the order yourself.'}
    </Notice>
  );
}

function Armed({ poll, canRun, goTo }: BoardProps) {
  const { order } = useCheckout();
  const leadOn = useLeadOn(order.id);
  const stop = useWrite(() => leadOn(changePoll(order.id, { auto_submit: false, scheduled_at: null })), {
    stale: [pollUrls.poll(order.id), urls.order(order.id)],
    onDone: () => goTo('poll'),
  });
  return (
    <>
      <Notice
        tone="info"
        title={`This order is sent automatically on ${formatMoment(poll.expires_at, poll)}`}
        action={
          canRun && (
            <Button size="small" variant="secondary" onClick={() => stop.run()}>
              Don’t send automatically
            </Button>
          )
        }
      >
        {poll.maximum_total !== null &&
          `It goes out if it costs ${formatMoney(poll.maximum_total)} or less. `}
        Until then nothing of it can be changed.
      </Notice>
      {stop.failure && (
        <Notice tone="danger" live>
          {stop.failure.message}
        </Notice>
      )}
    </>
  );
}

/** Warns if an option was picked more often than it is ordered (1 §5). */
function Shortfall({ poll, canRun, ask }: BoardProps) {
  const { order, choices, values } = useCheckout();
  if (order.status !== 'in_cart') return null;
  const short = shortOf(poll, choices, fromChosenOptions(values.chosen_options));
  if (short.length === 0) return null;
  const named = short.map(({ name, picked, ordered }) => `${name} (${picked} picked, ${ordered} ordered)`);
  const isApplied = poll.status === 'applied';
  return (
    <Notice
      tone="warning"
      title="More was picked than you are ordering"
      action={
        canRun &&
        order.can.edit && (
          <Button size="small" variant="secondary" onClick={() => ask({ kind: 'apply' })}>
            {isApplied ? 'Use the answers again' : 'Use these answers'}
          </Button>
        )
      }
    >
      {joinList(named)}.{isArmed(poll) && ' The order takes the answers over when it is sent.'}
    </Notice>
  );
}
