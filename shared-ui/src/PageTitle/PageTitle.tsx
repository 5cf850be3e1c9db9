import { type ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from '../theme/tokens';

export interface PageTitleProps {
  children: ReactNode;
  /** A line above: where we are. */
  above?: ReactNode;
  /** A sentence below: what this is for. */
  below?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  size?: 'title' | 'hero';
}

/** The one h1 of a screen. */
export function PageTitle({ children, above, below, actions, size = 'title' }: PageTitleProps) {
  return (
    <Root>
      <div>
        {above && <Above>{above}</Above>}
        <Title data-size={size}>{children}</Title>
        {below && <Below>{below}</Below>}
      </div>
      {actions && <div>{actions}</div>}
    </Root>
  );
}

/** The heading of a part of a screen. */
export function SectionTitle({
  children,
  actions,
  level = 2,
  id,
}: {
  children: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
  id?: string;
}) {
  return (
    <Root>
      <SectionHeading as={`h${level}`} data-level={level} id={id}>
        {children}
      </SectionHeading>
      {actions && <div>{actions}</div>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(6)};
  align-items: flex-end;
  justify-content: space-between;
`;
const Above = styled.p`
  margin-bottom: ${space(2)};
  font-size: ${text.small};
  font-weight: 600;
  color: ${color.copperText};
`;
const Title = styled.h1`
  font-size: ${text.title};

  &[data-size='hero'] {
    font-size: ${text.hero};
    font-weight: 520;
    line-height: 1.04;
    letter-spacing: -0.025em;
  }
`;
const Below = styled.p`
  max-width: 42rem;
  margin-top: ${space(3)};
  color: ${color.inkSoft};
`;
const SectionHeading = styled.h2`
  font-size: ${text.heading};

  &[data-level='3'] {
    font-size: ${text.large};
  }
`;
