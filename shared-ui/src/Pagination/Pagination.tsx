import { type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Icon } from '../Icon/Icon';
import { tabular } from '../theme/styles';
import { color, radius } from '../theme/tokens';
import { pageNumbers } from './page-numbers';

export type PaginationProps = {
  /** From 1. */
  page: number;
  /** How many records there are. */
  count: number;
  pageSize: number;
  label?: string;
} & (
  | { onPage: (page: number) => void; href?: undefined }
  | { href: (page: number) => string; onPage?: undefined }
);

/** From page to page; with `href` each page is a link. Shows nothing when one page is enough. */
export function Pagination({ page, count, pageSize, label = 'Pages', onPage, href }: PaginationProps) {
  const last = Math.ceil(count / pageSize);
  if (last <= 1) return null;
  const step = (to: number, icon: 'left' | 'right', words: string) => (
    <Step to={to} {...{ href, onPage }} disabled={to < 1 || to > last} label={words}>
      <Icon name={icon} />
    </Step>
  );
  return (
    <nav aria-label={label}>
      <Row className="pages">
        <li>{step(page - 1, 'left', 'Previous page')}</li>
        {pageNumbers(page, last).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <Gap aria-hidden>…</Gap>
            ) : (
              <Step to={number} {...{ href, onPage }} current={number === page} label={`Page ${number}`}>
                {number}
              </Step>
            )}
          </li>
        ))}
        <li>{step(page + 1, 'right', 'Next page')}</li>
      </Row>
    </nav>
  );
}

interface StepProps {
  to: number;
  label: string;
  current?: boolean;
  disabled?: boolean;
  href?: (page: number) => string;
  onPage?: (page: number) => void;
  children: ReactNode;
}

function Step({ to, label, current, disabled, href, onPage, children }: StepProps) {
  const shared = { 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined };
  if (href && !disabled) {
    return (
      <PageLink to={href(to)} {...shared}>
        {children}
      </PageLink>
    );
  }
  return (
    <PageButton type="button" disabled={disabled} onClick={() => onPage?.(to)} {...shared}>
      {children}
    </PageButton>
  );
}

const Row = styled.ul`
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  gap: clamp(0rem, 1vw - 0.25rem, 0.25rem);
  align-items: center;
  justify-content: center;
`;
const page = css`
  display: grid;
  place-items: center;
  min-width: clamp(2.125rem, 9vw, 2.75rem);
  height: 2.75rem;
  padding: 0 0.25rem;
  font-weight: 600;
  color: ${color.ink};
  text-decoration: none;
  background: none;
  border: 0;
  border-radius: ${radius.round};
  cursor: pointer;

  &:hover {
    background: ${color.copperTint};
  }
  &[aria-current] {
    color: ${color.paper};
    background: ${color.ink};
  }
  &:disabled {
    color: ${color.inkFaint};
    background: none;
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
const PageLink = styled(RouterLink)`
  ${page}
`;
const PageButton = styled.button`
  ${page}
`;
const Gap = styled.span`
  padding: 0 0.25rem;
  color: ${color.inkFaint};
`;
