import { type FocusEvent, type KeyboardEvent, useId } from 'react';
import type { Schemas } from '@copper-carrot/contracts';
import { Avatar } from '@copper-carrot/shared-ui/Avatar';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { color, layer, motion, radius, shadow, space, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { Ghost } from './Ghost';
import { MenuContent } from './MenuContent';
import { type MenuModel } from './menu-model';
import { useHoverMenu } from './use-hover-menu';

/** The desktop's user menu: a disclosure with links, so that Tab reaches them. */
export function UserMenu({ user, model }: { user: Schemas['Session']; model: MenuModel }) {
  const menu = useHoverMenu();
  const panel = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.close();
    event.currentTarget.querySelector('button')?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) menu.close();
  };
  return (
    <Root {...menu.hover} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Trigger type="button" aria-expanded={menu.open} aria-controls={panel} onClick={menu.toggle}>
        {model.unghost ? <Ghost /> : <Face user={user} />}
        <span>{user.first_name}</span>
        <Icon name="down" size="1em" />
      </Trigger>
      {menu.open && (
        <Panel
          id={panel}
          onClick={({ target }) => target instanceof Element && target.closest('a') && menu.chosen()}
        >
          <MenuContent model={model} />
        </Panel>
      )}
    </Root>
  );
}

function Face({ user: { first_name: name, avatar_url: picture } }: { user: Schemas['Session'] }) {
  if (picture) return <Avatar name={name} src={picture} size="small" />;
  return <Initial aria-hidden>{name.slice(0, 1) || '?'}</Initial>;
}

const Root = styled.div`
  position: relative;
`;

const Trigger = styled.button`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-height: 2.75rem;
  padding: 0 ${space(3)} 0 ${space(1.5)};
  color: ${color.ink};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.round};
  font-weight: 600;
  font-size: ${text.small};
  cursor: pointer;
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.lineStrong};
  }
`;

const Initial = styled.span`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  color: ${color.onCopper};
  background: ${color.aubergine};
  border-radius: ${radius.round};
`;

const Panel = styled.div`
  position: absolute;
  inset: calc(100% + ${space(2)}) 0 auto auto;
  z-index: ${layer.popover};
  width: 20rem;
  max-height: calc(100dvh - 6rem);
  padding: ${space(3)};
  overflow-y: auto;
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.high};
`;
