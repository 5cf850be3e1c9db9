import { Icon } from '@copper-carrot/shared-ui/Icon';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

export interface ChoiceFrameProps {
  id: string;
  title: string;
  hint?: string;
  /** How far it is, such as '18 of 20 servings chosen'. */
  progress?: ReactNode;
  error?: string | null;
  actions?: ReactNode;
  children: ReactNode;
}

/** One choice of a package: what is asked, how far it is, and what is wrong with it. */
export function ChoiceFrame({ id, title, hint, progress, error, actions, children }: ChoiceFrameProps) {
  const headingId = useId();
  const errorId = useId();
  return (
    <Section
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? true : undefined}
    >
      <Head>
        <div>
          <Title id={headingId}>{title}</Title>
          {hint && <Hint>{hint}</Hint>}
        </div>
        {actions}
      </Head>
      {progress}
      {error && (
        <Problem id={errorId}>
          <Icon name="warning" size="1.125em" />
          <span>{error}</span>
        </Problem>
      )}
      {children}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(7)};
  border-top: 1px solid ${color.line};
  scroll-margin-top: 5rem;

  &:focus {
    outline: none;
  }
  &[data-invalid] {
    padding-inline: ${space(4)};
    margin-inline: -${space(4)};
    background: color-mix(in srgb, ${color.dangerTint} 45%, transparent);
    border-color: ${color.danger};
    border-radius: ${radius.medium};
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: flex-start;
  justify-content: space-between;
`;
const Title = styled.h2`
  font-size: ${text.heading};
`;
const Hint = styled.p`
  margin-top: ${space(1)};
  color: ${color.inkSoft};
`;
const Problem = styled.p`
  display: flex;
  gap: ${space(1.5)};
  font-size: ${text.small};
  font-weight: 500;
  color: ${color.danger};

  svg {
    margin-top: 0.1em;
  }
`;
