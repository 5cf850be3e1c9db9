import { campaignHref, type Schemas } from '@copper-carrot/contracts';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { Link } from '@copper-carrot/shared-ui/Link';
import { color, font, space, text } from '@copper-carrot/shared-ui/tokens';
import { inZone, ownZone } from '@copper-carrot/shared-ui/zones';
import styled from 'styled-components';

interface Props {
  update: Schemas['CauseUpdate'];
  /** Not on the campaign's own page, which needs no way to itself. */
  withCampaign?: boolean;
}

/** A piece of news, set like a column of a newspaper. */
export function UpdateNote({ update, withCampaign = false }: Props) {
  return (
    <Note>
      <time dateTime={update.published_at}>{formatDate(inZone(update.published_at, ownZone()).date)}</time>
      <Title>{update.title}</Title>
      <p>{update.body}</p>
      {withCampaign && <Link to={campaignHref(update.campaign)}>{update.campaign.name}</Link>}
    </Note>
  );
}

const Note = styled.article`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  padding-top: ${space(4)};
  border-top: 3px solid ${color.copper};

  time {
    font-size: ${text.small};
    color: ${color.inkSoft};
  }
  p {
    margin: 0;
  }
  a {
    justify-self: start;
  }
`;
const Title = styled.h3`
  font-family: ${font.heading};
  font-size: ${text.large};
  line-height: 1.25;
`;
