import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { dayName } from '../MonthCalendar/month';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { color, radius, space, text } from '../theme/tokens';
import { Bubble } from './Bubble';
import { type ThreadMessage } from './message';
import { MessageComposer } from './MessageComposer';

export type { ThreadMessage } from './message';

export interface MessageThreadProps {
  /** Whom one writes with: 'Messages with Saffron Table'. */
  label: string;
  messages: readonly ThreadMessage[];
  /** Marked where it is among the days. */
  today: string;
  /** With it there is a field to write in. What was typed is kept until the promise says that it has arrived. */
  onSend?: (text: string, uploadKeys: string[]) => unknown;
  /** Files can be sent along. */
  takesFiles?: boolean;
  /** Tries a message again that failed. */
  onRetry?: (id: string) => unknown;
  maxLength?: number;
  /** What stands there before the first message. */
  empty?: ReactNode;
  /** Loads what was written before. */
  onEarlier?: () => unknown;
}

/** Messages by day, those of others and one's own; what comes is read out, and the newest stays in sight. */
export function MessageThread({
  label,
  messages,
  today,
  onSend,
  takesFiles,
  onRetry,
  maxLength,
  empty,
  onEarlier,
}: MessageThreadProps) {
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const last = messages.at(-1);
  useEffect(() => {
    // Who reads further up is left there, unless the new words are their own.
    if (log.current && (atEnd.current || last?.own)) log.current.scrollTop = log.current.scrollHeight;
  }, [last?.id, last?.own]);
  return (
    <Root aria-label={label}>
      <Log
        ref={log}
        role="log"
        aria-label={label}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < 48;
        }}
      >
        {onEarlier && (
          <Earlier>
            <Button variant="quiet" size="small" onClick={onEarlier}>
              Earlier messages
            </Button>
          </Earlier>
        )}
        {messages.length === 0 && <Empty>{empty ?? 'No messages yet.'}</Empty>}
        {byDay(messages).map(([date, ofDay]) => (
          <section key={date} aria-label={dayWords(date, today)}>
            <Day>
              <span>{dayWords(date, today)}</span>
            </Day>
            <Bubbles>
              {ofDay.map((message, index) => (
                <Bubble
                  key={message.id}
                  message={message}
                  follows={index > 0 && ofDay[index - 1]?.author === message.author}
                  onRetry={onRetry && (() => onRetry(message.id))}
                />
              ))}
            </Bubbles>
          </section>
        ))}
      </Log>
      <VisuallyHidden>
        <span role="status">{last?.own && last.state === 'failed' ? 'Your message was not sent.' : ''}</span>
      </VisuallyHidden>
      {onSend && <MessageComposer onSend={onSend} takesFiles={takesFiles} maxLength={maxLength} />}
    </Root>
  );
}

const dayWords = (date: string, today: string) => (date === today ? 'Today' : dayName(date));

function byDay(messages: readonly ThreadMessage[]): [string, ThreadMessage[]][] {
  const days: [string, ThreadMessage[]][] = [];
  for (const message of messages) {
    const day = days.at(-1);
    if (day?.[0] === message.date) day[1].push(message);
    else days.push([message.date, [message]]);
  }
  return days;
}

const Root = styled.section`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  max-height: 40rem;
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`;
const Log = styled.div`
  min-height: 12rem;
  padding: ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;
  outline-offset: -2px;
`;
const Earlier = styled.div`
  text-align: center;
`;
const Empty = styled.div`
  display: grid;
  place-items: center;
  min-height: 10rem;
  color: ${color.inkSoft};
`;
const Day = styled.h3`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(4)} 0 ${space(3)};
  font-family: inherit;
  font-size: ${text.tiny};
  font-weight: 600;
  letter-spacing: 0;
  color: ${color.inkSoft};

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${color.line};
  }
`;
const Bubbles = styled.ul`
  display: grid;
  gap: ${space(1)};
`;
