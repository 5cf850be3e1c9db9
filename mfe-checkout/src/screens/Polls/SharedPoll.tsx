import { href, messageOf, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure, useRead, useReads, useUser } from '@copper-carrot/contracts/runtime';
import { statedWords } from '@copper-carrot/shared-ui/allergens';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useReadAgain } from '../../hooks/useReadAgain';
import { useUnsentAnswer } from '../../hooks/useUnsentAnswer';
import { useWatchedPoll } from '../../hooks/useWatchedPoll';
import { sharedUrls } from '../../poll-api';
import { keptGuest, typedOf } from '../../poll/kept-answer';
import { endWords, optionsOf } from '../../poll/shared';
import { MealForm } from './MealForm';
import { tellAnswered } from './tell-answered';
import { PollHead } from './PollHead';
import { Picked } from './Picked';
import { ToCollect } from './ToCollect';
import { WhoPicked } from './WhoPicked';
import { YourMeal } from './YourMeal';

/**
 * Refresh interval: the answer may change on another phone or by the poll's owner; other picks
 * arrive by the stream.
 */
const everyMs = 60_000;

/** A poll for holders of its link (POLL-02). */
export function SharedPoll({ code }: { code: string }) {
  const read = useRead(sharedUrls.poll(code), { failure: 'own', everyMs });
  const { data, error } = read;
  const { poll: live, isGone } = useWatchedPoll(data ? code : null);
  const isBehind =
    live &&
    data &&
    (live.is_over !== data.is_over || live.status !== data.status || live.expires_at !== data.expires_at);
  useReadAgain(read, isBehind ? live : null);
  if (isGone || isDead(error)) return <DeadLink />;
  if (!data && error)
    return (
      <EmptyState
        icon="warning"
        tone="danger"
        title="We could not load this poll"
        action={<Button onClick={() => void read.refresh()}>Try again</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    );
  if (!data)
    return (
      <Loading label="Loading the poll">
        <Skeleton height="28rem" />
      </Loading>
    );
  return <Answering poll={data} live={live} />;
}

const isDead = (error: unknown) => isApiFailure(error) && (error.status === 404 || error.status === 422);

function DeadLink() {
  return (
    <EmptyState
      icon="people"
      title="This link leads to no poll"
      action={<ButtonLink to={href.customerPoll({})}>Your polls</ButtonLink>}
    >
      It may have been renewed, or the poll was ended. Ask whoever sent it to you for a new link.
    </EmptyState>
  );
}

function Answering({ poll, live }: { poll: Schemas['PublicPoll']; live: Schemas['LivePoll'] | null }) {
  const { put, refresh } = useReads();
  const user = useUser();
  const [isChanging, setChanging] = useState(false);
  const [refused, setRefused] = useState('');
  const [turn, setTurn] = useState(0);
  const { selection } = poll;
  const isOver = live?.is_over ?? poll.is_over;
  const show = (changing: boolean) => {
    typedOf(poll.code, user?.id).keep(null);
    setChanging(changing);
    setTurn((last) => last + 1);
  };
  const answered = (next: Schemas['PollSelection']) => {
    put(sharedUrls.poll(poll.code), { ...poll, selection: next });
    // A guest is asked for name and address once, not for each meal.
    if (!user) keptGuest.keep({ name: next.name, email: next.email ?? '', dietary: next.dietary });
    show(false);
    setRefused('');
    tellAnswered(next, selection === null);
  };
  const waiting = useUnsentAnswer(poll.code, {
    selection,
    onSent: answered,
    onRefused: (words) => {
      setRefused(words);
      // The answer was refused for outdated data, so the poll is read again.
      void refresh([sharedUrls.poll(poll.code)]);
    },
  });
  const keepAsItWas = () => {
    waiting.forget();
    show(false);
    // The discarded answer may have arrived, so the poll is read again.
    void refresh([sharedUrls.poll(poll.code)]);
  };
  const place = useTurns(turn, waiting.unsent?.key);
  const end = endWords(poll);
  return (
    <Column>
      <PollHead poll={poll} isOver={isOver} />
      <Place ref={place} tabIndex={-1}>
        {poll.order_id !== null && (
          <Notice
            action={
              <ButtonLink
                size="small"
                variant="secondary"
                to={poll.status === 'submitted' ? href.order(poll.order_id) : href.checkout(poll.order_id)}
              >
                {poll.status === 'submitted' ? 'See the order' : 'Go to checkout'}
              </ButtonLink>
            }
          >
            This is your poll. {poll.status === 'submitted' ? 'Below' : 'In checkout'} you see who picked
            what.
          </Notice>
        )}
        {waiting.unsent && !isOver && (
          <Notice
            live
            tone="warning"
            title="Not sent yet"
            action={
              <Button size="small" variant="secondary" pending={waiting.pending} onClick={waiting.send}>
                Send now
              </Button>
            }
          >
            {waiting.turnedAway
              ? `${waiting.turnedAway} Your answer is kept here, and sent again by itself while this page is open.`
              : 'Your answer is kept here. It is sent once you are online again.'}
          </Notice>
        )}
        {refused && (
          <Notice live tone="danger" title="Your answer was not taken">
            {refused}
          </Notice>
        )}
        {isOver && (
          <Notice tone={poll.is_called_off ? 'warning' : 'info'} title={end.title}>
            {end.words}
          </Notice>
        )}
        {selection && !(isChanging && !isOver) && (
          <YourMeal
            {...{ poll, selection, isOver }}
            onChange={() => show(true)}
            onWithdrawing={waiting.forget}
            onWithdrawn={() => show(false)}
          />
        )}
        {!isOver && (!selection || isChanging) && (
          <MealForm
            key={selection?.id ?? 'new'}
            poll={poll}
            answer={waiting.answer}
            isWaiting={waiting.unsent !== null}
            onAnswered={answered}
            onCancel={selection ? keepAsItWas : undefined}
          />
        )}
      </Place>
      {poll.order_id !== null && poll.status === 'submitted' && (
        <>
          {poll.meal_allowance !== null && <ToCollect code={poll.code} ownAnswer={selection?.id ?? null} />}
          <WhoPicked poll={poll} />
        </>
      )}
      {live && <Picked poll={poll} live={live} />}
      <Fine>
        {statedWords(
          poll.brand.name,
          poll.allergens_stated_on && formatDate(poll.allergens_stated_on),
          optionsOf(poll),
        )}
      </Fine>
    </Column>
  );
}

/**
 * Moves focus to the part that replaced another one, with each `turn` and when an answer starts to
 * wait, so that focus is not lost.
 */
function useTurns(turn: number, waitingKey: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const found = useRef(waitingKey);
  useEffect(() => {
    if (turn > 0) goTo(place.current);
  }, [turn]);
  useEffect(() => {
    if (waitingKey !== undefined && waitingKey !== found.current) goTo(place.current);
  }, [waitingKey]);
  return place;
}

/**
 * Scrolls explicitly, as the browser does not scroll to a part whose end is visible. Not smooth: a
 * shrinking page stops a smooth scroll.
 */
function goTo(part: HTMLElement | null): void {
  part?.focus({ preventScroll: true });
  if (part && part.getBoundingClientRect().top < 0)
    part.scrollIntoView({ block: 'start', behavior: 'instant' });
}

const Column = styled(Stack).attrs({ gap: 5 })`
  max-width: 40rem;
  margin-inline: auto;
`;
const Place = styled.div`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  &:focus {
    outline: none;
  }
`;
const Fine = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
