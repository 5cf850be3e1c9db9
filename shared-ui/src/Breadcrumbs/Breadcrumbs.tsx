import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs } from 'react-aria-components/Breadcrumbs';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { color, text } from '../theme/tokens';

export interface Crumb {
  label: string;
  /** Left out for where we are. */
  to?: string;
}

/** The way from the top to here. */
export function Breadcrumbs({ items, label = 'Breadcrumbs' }: { items: readonly Crumb[]; label?: string }) {
  return (
    <nav aria-label={label}>
      <Row aria-label={label}>
        {items.map(({ label: words, to }, index) => (
          <Breadcrumb key={words} id={words}>
            {index > 0 && <Icon name="right" size="1rem" />}
            {to ? (
              <Link to={to} look="plain">
                {words}
              </Link>
            ) : (
              <span aria-current="page">{words}</span>
            )}
          </Breadcrumb>
        ))}
      </Row>
    </nav>
  );
}

const Row = styled(AriaBreadcrumbs)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.375rem;
  /* Its items come with the second drawing: what is below them stays. */
  min-height: 1lh;
  font-size: ${text.small};
  color: ${color.inkSoft};

  li {
    display: inline-flex;
    gap: 0.375rem;
    align-items: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    color: ${color.inkFaint};
  }
  [aria-current] {
    font-weight: 600;
    color: ${color.ink};
  }
`;
