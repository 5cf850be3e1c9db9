import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { color, radius, space, text } from '../theme/tokens';
import { type MessageFile } from './message';

/** What was sent along: pictures to look at, other files to download. */
export function BubbleFiles({ files }: { files: readonly MessageFile[] }) {
  return (
    <Files aria-label="Attachments">
      {files.map(({ id, name, url, isPicture }) => (
        <li key={id}>
          <Link href={url} target={isPicture ? '_blank' : undefined}>
            {isPicture ? (
              <Picture src={url} alt={name} loading="lazy" />
            ) : (
              <Name>
                <Icon name="receipt" size="1.125em" /> {name}
              </Name>
            )}
          </Link>
        </li>
      ))}
    </Files>
  );
}

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
const Picture = styled.img`
  display: block;
  /* Of one height before it comes too: the newest message stays in sight. */
  height: 10rem;
  max-width: 100%;
  object-fit: cover;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`;
const Name = styled.span`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  font-size: ${text.small};
  overflow-wrap: anywhere;
`;
