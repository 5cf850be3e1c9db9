import { useEffect } from 'react';
import { href } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { formatTime } from '@copper-carrot/shared-ui/dates';
import { inZone, ownZone } from '@copper-carrot/shared-ui/zones';
import { color, layer, space, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { Ghost } from '../navigation/Ghost';

/** Tells a site admin on every page as whom they act, until when, and how to end it (2 §6). */
export function GhostBanner({ leave = (path: string) => window.location.assign(path) }) {
  const user = useUser();
  const until = user?.ghosting_admin?.until;
  const end = user ? href.endGhostSession(user.id) : '';
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => leave(end), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until, end, leave]);
  if (!user?.ghosting_admin) return null;
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email;
  return (
    <Root role="note" aria-label="Acting as another user">
      <Ghost />
      <span>
        {user.ghosting_admin.name}, you are acting as <b>{name}</b>
        {until !== undefined && ` until ${formatTime(inZone(until, ownZone()).time)}`}. Both names are kept
        with what you do.
      </span>
      <a href={end}>Stop acting as them</a>
    </Root>
  );
}

const Root = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.navigation};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  padding: ${space(3)} ${space(4)};
  color: ${color.ink};
  background: ${color.honeyTint};
  border-top: 1px solid ${color.line};
  font-size: ${text.small};

  a {
    color: ${color.copperText};
    font-weight: 600;
  }
`;
