import type { Schemas } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { useEffect, useState } from 'react';
import { useCheckout } from '../../hooks/useCheckout';
import { useSelections } from '../../hooks/useOrderPoll';
import { overStore } from '../../poll/over-store';
import { mayWithPolls } from '../../poll/rights';
import { isArmed } from '../../poll/standing';
import { PollActions } from './PollActions';
import { PollCounts } from './PollCounts';
import { PollNotices } from './PollNotices';
import { PollPeople } from './PollPeople';
import { PollState } from './PollState';
import { type PollQuestion, type PollSectionProps } from './props';
import { SharePoll } from './SharePoll';

const questions = onDemand(
  async () => (await import(/* webpackChunkName: 'poll-forms' */ './PollQuestions')).PollQuestions,
);

interface Props extends PollSectionProps {
  poll: Schemas['Poll'];
}

/** A poll for the people who run it: state, actions and answers. */
export function PollBoard({ poll, areAnswersWanted, onAnswersShown, placeWithAnswers, goTo }: Props) {
  const { order } = useCheckout();
  const person = useUser();
  const canRun = mayWithPolls(person, order.team_id, 'update') && poll.status !== 'submitted';
  const canApply = order.can.edit && poll.status !== 'submitted';
  const [question, setQuestion] = useState<PollQuestion | null>(null);
  const close = () => setQuestion(null);
  const canAsk = useOnDemand(questions, question !== null, close);
  const [page, setPage] = useState(1);
  const { data: answers } = useSelections(poll, page);
  useEffect(() => {
    if (!areAnswersWanted) return;
    onAnswersShown();
    if (canApply) setQuestion({ kind: 'apply', place: placeWithAnswers });
  }, [areAnswersWanted, onAnswersShown, placeWithAnswers, canApply]);
  useEnd(poll, canApply, () => setQuestion((open) => open ?? { kind: 'over' }));
  const board = { poll, canRun, ask: setQuestion, goTo };
  return (
    <Stack gap={6}>
      <PollState poll={poll} />
      <PollNotices {...board} />
      <PollCounts poll={poll} />
      {canRun && <PollActions {...board} />}
      {!canRun && canApply && !isArmed(poll) && (
        <Cluster gap={2}>
          <Button
            size="small"
            variant="secondary"
            icon="check"
            onClick={() => setQuestion({ kind: 'apply' })}
          >
            Use these answers
          </Button>
        </Cluster>
      )}
      {!poll.is_over && <SharePoll poll={poll} />}
      {answers && (
        <PollPeople {...board} answers={answers.records} count={answers.count} page={page} onPage={setPage} />
      )}
      {question && canAsk && (
        <questions.Part {...board} answers={answers?.records ?? []} question={question} onClose={close} />
      )}
    </Stack>
  );
}

/** Announces the end of a poll once per window (1 §2). */
function useEnd(poll: Schemas['Poll'], isForReader: boolean, tell: () => void) {
  const isWaiting = poll.is_over && (poll.status === 'open' || poll.status === 'closed');
  const isNews = isForReader && isWaiting && !isArmed(poll);
  useEffect(() => {
    // A poll that was closed by hand needs no announcement.
    if (!isNews || Date.parse(poll.expires_at) > Date.now()) return;
    const end = `${poll.order_id} ${poll.expires_at}`;
    if (overStore.has(end)) return;
    overStore.keep(end);
    tell();
  });
}
