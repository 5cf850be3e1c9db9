import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Remote } from './api';
import { nameOf } from './words';

const standing = ({ live, canary, canary_percent }: Remote) =>
  [
    live ? `${nameOf(live)} is live` : 'Nothing is live',
    ...(canary ? [`canary of ${canary_percent}%`] : []),
  ].join(', ');

/** A remote as an expandable row on phones. */
export function RemoteRow({ remote, isOpen }: { remote: Remote; isOpen: boolean }) {
  const { name, misfits, canary_misfits, can } = remote;
  return (
    <Row to={isOpen ? '?' : `?remote=${name}`} aria-expanded={isOpen}>
      <Icon name="right" />
      <Words>
        <strong>{name}</strong>
        <small>{standing(remote)}</small>
      </Words>
      {misfits.length + canary_misfits.length > 0 ? (
        <Badge tone="danger">Broken</Badge>
      ) : (
        can.change && <Badge tone="leaf">Yours</Badge>
      )}
    </Row>
  );
}

const Row = styled(Link)`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  min-height: 3.5rem;
  padding: ${space(2)} ${space(3)};
  color: inherit;
  text-decoration: none;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  > svg {
    flex: none;
    color: ${color.copperText};
  }
  &[aria-expanded='true'] {
    border-color: ${color.copperText};

    > svg {
      rotate: 90deg;
    }
  }
  &:focus-visible {
    ${focusRing}
  }
`;
const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  small {
    font-size: ${text.small};
    color: ${color.inkSoft};
  }
`;
