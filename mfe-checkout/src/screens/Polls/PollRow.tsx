import { href, type Schemas } from '@copper-carrot/contracts';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { TimeLeft } from '../../components/poll/TimeLeft';
import { badgeOf } from '../../poll/standing';

type Poll = Schemas['ListedPoll'];

interface PollRowProps {
  poll: Poll;
  team: string | undefined;
}

/** A poll in a list, with a link to the order for its owner. */
export function PollRow({ poll, team }: PollRowProps) {
  const food = foodOf(poll);
  const { tone, word } = badgeOf(poll, { isOwn: poll.is_own });
  return (
    <Box>
      <Row to={pageOf(poll, team)}>
        <Words>
          <Title>{food}</Title>
          <Line>{[poll.package.name && poll.brand.name, asker(poll)].filter(Boolean).join(' · ')}</Line>
          <Line>{poll.start_at ? `For ${formatMoment(poll.start_at, poll)}` : 'No date yet'}</Line>
        </Words>
        <End>
          <Badge tone={tone}>{word}</Badge>
          {!poll.is_over && (
            <Line>
              Until {formatMoment(poll.expires_at, poll)} · <TimeLeft until={poll.expires_at} />
            </Line>
          )}
          <Answer data-due={(poll.answer === null && !poll.is_over) || undefined}>
            {poll.answer && <Icon name="check" size="1em" />}
            {answerOf(poll)}
          </Answer>
        </End>
      </Row>
      {poll.is_own && poll.can.read_order && (
        <Foot>
          <ButtonLink
            variant="secondary"
            size="small"
            to={poll.order_status === 'in_cart' ? href.checkout(poll.order_id) : href.order(poll.order_id)}
            aria-label={`Open the order of ${food}, #${poll.order_id}`}
          >
            {poll.order_status === 'in_cart' ? 'Go to checkout' : 'See the order'}
          </ButtonLink>
        </Foot>
      )}
    </Box>
  );
}

const foodOf = ({ package: pack, brand }: Poll) => pack.name || brand.name;
const asker = ({ is_own, asked_by }: Poll) => (is_own ? 'Your poll' : `${asked_by} asks`);
const pageOf = ({ code }: Poll, team: string | undefined) =>
  team ? href.organizationPoll({ organizationId: team, code }) : href.customerPoll({ code });

function answerOf({ answer, is_over }: Poll): string {
  if (answer === 'opted_out') return 'You are not eating';
  if (answer === 'answered') return 'You have picked your meal';
  return is_over ? 'You did not answer' : 'You have not answered yet';
}

const Box = styled.div`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  ${media.hover} {
    &:hover {
      border-color: ${color.lineStrong};
    }
  }
`;
const Row = styled(Link)`
  display: grid;
  gap: ${space(3)} ${space(6)};
  padding: ${space(4)};
  color: ${color.ink};
  text-decoration: none;
  border-radius: ${radius.large};
  &:focus-visible {
    ${focusRing}
  }
  ${media.tablet} {
    grid-template-columns: 1fr auto;
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  align-content: start;
  min-width: 0;
`;
const Title = styled.h2`
  font-size: ${text.large};
  overflow-wrap: anywhere;
`;
const Line = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.small};
  overflow-wrap: anywhere;
`;
const End = styled.div`
  display: grid;
  gap: ${space(1)};
  align-content: start;
  justify-items: start;
  ${media.tablet} {
    justify-items: end;
  }
`;
const Answer = styled.p`
  display: flex;
  gap: ${space(1)};
  align-items: center;
  color: ${color.inkSoft};
  font-size: ${text.small};

  &[data-due] {
    color: ${color.ink};
    font-weight: 600;
  }
`;
const Foot = styled(Cluster)`
  margin: 0 ${space(4)};
  padding: ${space(2)} 0;
  border-top: 1px solid ${color.line};
`;
