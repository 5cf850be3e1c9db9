import type { Schemas } from '@copper-carrot/contracts';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { badgeOf, isArmed } from '../../poll/standing';
import { TimeLeft } from './TimeLeft';

export function PollState({ poll }: { poll: Schemas['Poll'] }) {
  const { tone, word } = badgeOf(poll, { isArmed: isArmed(poll) });
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
          Until <strong>{formatMoment(poll.expires_at, poll)}</strong> · <TimeLeft until={poll.expires_at} />
        </Words>
      )}
    </Cluster>
  );
}

const Words = styled.span`
  font-size: ${text.small};
  color: ${color.inkSoft};

  strong {
    color: ${color.ink};
  }
`;
