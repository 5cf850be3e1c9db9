import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

export function Prose({ title, below, children }: { title: string; below: ReactNode; children: ReactNode }) {
  return (
    <Root>
      <PageTitle below={below}>{title}</PageTitle>
      {children}
    </Root>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const Root = styled.article`
  display: grid;
  gap: ${space(8)};
  max-width: 44rem;
  margin-inline: auto;

  section {
    display: grid;
    gap: ${space(3)};
  }
  h2 {
    font-size: ${text.heading};
  }
  p,
  li {
    line-height: 1.65;
  }
  ul {
    display: grid;
    gap: ${space(2)};
    padding-left: ${space(5)};
    list-style: disc;
  }
  li::marker {
    color: ${color.copper};
  }
`;
