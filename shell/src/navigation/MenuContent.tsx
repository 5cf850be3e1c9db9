import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { signOut } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { Ghost } from './Ghost';
import { type MenuLink, type MenuModel, type OrganizationMenu } from './menu-model';

/** The menu of a signed-in person, for desktop and phone. */
export function MenuContent({ model, withQuick = false }: { model: MenuModel; withQuick?: boolean }) {
  return (
    <Root>
      {model.unghost && (
        <a href={model.unghost.href} className="ghost">
          <Ghost /> {model.unghost.label}
        </a>
      )}
      {model.coins !== null && (
        <Coins>
          <Icon name="gift" /> <b>{model.coins.toLocaleString('en-US')}</b> coins
        </Coins>
      )}
      <Links links={[...(withQuick ? model.quick : []), ...model.personal]} />
      <Organizations menus={model.organizations} />
      {model.admin.length > 0 && <Links links={model.admin} />}
      <Button variant="quiet" onClick={() => signOut()}>
        Log Out
      </Button>
    </Root>
  );
}

/** A single organization is open from the start; of several, one is open at a time (2 §2). */
function Organizations({ menus }: { menus: OrganizationMenu[] }) {
  const [open, setOpen] = useState<number | null>(menus.length === 1 ? (menus[0]?.id ?? null) : null);
  return menus.map(({ id, label, links }) => (
    <Organization key={id}>
      <button type="button" aria-expanded={open === id} onClick={() => setOpen(open === id ? null : id)}>
        <span>{label}</span>
        <Icon name={open === id ? 'up' : 'down'} />
      </button>
      {open === id && <Links links={links} />}
    </Organization>
  ));
}

function Links({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <MenuAnchor {...link} />
        </li>
      ))}
    </ul>
  );
}

/** A menu link with its count; names links that open a new tab. */
export function MenuAnchor({ label, href, count = 0, newTab }: MenuLink) {
  const words = (
    <>
      {label}
      {count > 0 && <Count aria-label={`${count} in ${label}`}>{count}</Count>}
    </>
  );
  return newTab ? (
    <a href={href} target="_blank" rel="noopener">
      {words}
    </a>
  ) : (
    <NavLink to={href} end>
      {words}
    </NavLink>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(2)};

  ul {
    display: grid;
    list-style: none;
  }
  a {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    justify-content: space-between;
    min-height: 2.75rem;
    padding: ${space(2)} ${space(3)};
    color: ${color.ink};
    border-radius: ${radius.medium};
    text-decoration: none;
  }
  a:hover,
  a[aria-current='page'] {
    background: ${color.copperTint};
  }
  .ghost {
    justify-content: flex-start;
    color: ${color.aubergine};
    background: ${color.aubergineTint};
    font-weight: 600;
  }
  > button {
    justify-self: start;
    margin-left: calc(-1 * ${space(2)});
  }
`;

const Organization = styled.section`
  border-top: 1px solid ${color.line};
  padding-top: ${space(2)};

  > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 2.75rem;
    padding: ${space(2)} ${space(3)};
    background: none;
    border: 0;
    border-radius: ${radius.medium};
    font-weight: 600;
    text-align: left;
    cursor: pointer;
  }
  > button:hover {
    background: ${color.sunken};
  }
  ul {
    padding-left: ${space(3)};
  }
`;

const Coins = styled.p`
  ${tabular}
  padding: ${space(2)} ${space(3)};
  color: ${color.inkSoft};
  background: ${color.honeyTint};
  border-radius: ${radius.medium};
  font-size: ${text.small};
`;

export const Count = styled.span`
  ${tabular}
  display: inline-grid;
  place-items: center;
  min-width: 1.375rem;
  padding: 0 0.375rem;
  color: ${color.onCopper};
  background: ${color.copper};
  border-radius: ${radius.round};
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1.375rem;
`;
