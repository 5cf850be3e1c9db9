import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { count } from '@copper-carrot/shared-ui/words';
import { PollCounts } from './PollCounts';
import { type QuestionProps } from './props';

/** The poll has ended; asks what to do with its answers (1 §2). */
export function OverDialog({ poll, ask, onClose }: QuestionProps) {
  const hasAnswers = poll.people_count > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your poll has ended"
      size="small"
      guard={false}
      footer={
        <>
          <Button variant="quiet" onClick={() => ask({ kind: 'delete' })}>
            Delete the poll
          </Button>
          <Button variant="secondary" onClick={() => ask({ kind: 'reopen' })}>
            Open it again
          </Button>
          {hasAnswers && <Button onClick={() => ask({ kind: 'apply' })}>Use these answers</Button>}
        </>
      }
    >
      <Stack gap={4}>
        <p>
          It ended on {formatMoment(poll.expires_at, poll)}.{' '}
          {hasAnswers
            ? `${count(poll.people_count, 'meal was', 'meals were')} picked, and none of them is on your order yet.`
            : 'Nobody picked a meal. Open it again, or delete it to order without it.'}
        </p>
        {poll.failure && (
          <Notice tone="danger" title="The order could not be sent automatically">
            {poll.failure.message}
          </Notice>
        )}
        {hasAnswers && <PollCounts poll={poll} />}
      </Stack>
    </Dialog>
  );
}
