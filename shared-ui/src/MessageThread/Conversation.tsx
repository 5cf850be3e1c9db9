import { messageLimit } from '@copper-carrot/contracts';
import { type ReactNode } from 'react';
import { ownZone, todayIn } from '../format/zones';
import { Loading, Skeleton } from '../Skeleton/Skeleton';
import { type ThreadOf, useConversation } from './conversation';
import { MessageThread } from './MessageThread';

export interface ConversationProps {
  of: ThreadOf;
  /** Whom one writes with: 'Messages with Saffron Table'. */
  label: string;
  /** What stands there before the first message. */
  empty?: ReactNode;
}

/** A thread of the API, live: what the other side writes appears, and what is written is sent once. */
export function Conversation({ of, label, empty }: ConversationProps) {
  const { messages, ...writing } = useConversation(of);
  if (!messages)
    return (
      <Loading label="Loading messages">
        <Skeleton height="20rem" />
      </Loading>
    );
  return (
    <MessageThread
      label={label}
      messages={messages}
      today={todayIn(ownZone())}
      maxLength={messageLimit}
      empty={empty}
      {...writing}
    />
  );
}
