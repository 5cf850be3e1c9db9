import type { Schemas } from '@copper-carrot/contracts';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { color, media, radius, space } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { TimeLeft } from '../../components/poll/TimeLeft';

export function PollHead({ poll, isOver }: { poll: Schemas['PublicPoll']; isOver: boolean }) {
  const { asked_by: by, organization, brand, package: pack } = poll;
  return (
    <Head>
      <Frame>
        <Picture src={pack.picture.url} alt={pack.picture.alt} ratio="4 / 3" priority />
      </Frame>
      <div>
        <PageTitle above={`${by.name}${organization ? ` · ${organization.name}` : ''}`}>
          {isOver ? 'The meals of the team' : 'Pick your meal'}
        </PageTitle>
        <Facts>
          <li>{pack.name ? `${pack.name}, from ${brand.name}` : `From ${brand.name}`}</li>
          <li>
            {poll.start_at ? `Food comes ${formatMoment(poll.start_at, poll)}` : 'The food has no date yet'}
          </li>
          {!isOver && (
            <li>
              Answer until {formatMoment(poll.expires_at, poll)} · <TimeLeft until={poll.expires_at} />
            </li>
          )}
        </Facts>
      </div>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space(4)};
  ${media.tablet} {
    grid-template-columns: 11rem 1fr;
    align-items: center;
  }
`;
const Frame = styled.div`
  display: none;
  overflow: hidden;
  border-radius: ${radius.large};
  ${media.tablet} {
    display: block;
  }
`;
const Facts = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: ${space(2)} 0 0;
  padding: 0;
  color: ${color.inkSoft};
  list-style: none;
  overflow-wrap: anywhere;
`;
