import type { Schemas } from '@copper-carrot/contracts';
import { Badge, type BadgeTone } from '@copper-carrot/shared-ui/Badge';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { timeLeft } from '../../poll/ends';
import { isArmed } from '../../poll/standing';

type Poll = Schemas['Poll'];

function standingOf(poll: Poll): { tone: BadgeTone; word: string } {
  if (poll.status === 'submitted') return { tone: 'leaf', word: 'Ordered' };
  if (poll.status === 'applied') return { tone: 'leaf', word: 'On your order' };
  if (poll.is_over) return { tone: 'honey', word: 'Closed' };
  return isArmed(poll) ? { tone: 'aubergine', word: 'Sends itself' } : { tone: 'copper', word: 'Open' };
}

/** How a poll stands, and until when. */
export function PollState({ poll }: { poll: Poll }) {
  const { tone, word } = standingOf(poll);
  return (
    <Cluster gap={3}>
      <Badge tone={tone}>{word}</Badge>
      {poll.is_over ? (
        <Words>
          {poll.selections_applied_at
            ? `The answers came onto this order on ${formatMoment(poll.selections_applied_at, poll)}.`
            : 'Nobody can answer any more.'}
        </Words>
      ) : (
        <Words>
          Until <strong>{formatMoment(poll.expires_at, poll)}</strong> · <Left until={poll.expires_at} />
        </Words>
      )}
    </Cluster>
  );
}

/** Said anew while the page is open. */
function Left({ until }: { until: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 20_000);
    return () => clearInterval(timer);
  }, []);
  return <span>{timeLeft(until, now)}</span>;
}

const Words = styled.span`
  font-size: ${text.small};
  color: ${color.inkSoft};

  strong {
    color: ${color.ink};
  }
`;
