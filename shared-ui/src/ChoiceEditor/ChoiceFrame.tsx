import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { extraHeadcountWords } from '../format/extra-headcount';
import { color, radius, space, text } from '../theme/tokens';
import { type ChoiceProps } from './choice-props';

interface ChoiceFrameProps extends Pick<ChoiceProps, 'choice' | 'id' | 'error' | 'dense'> {
  hint?: string;
  /** How far it is, such as '18 of 20 servings chosen'. */
  progress?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One choice of a package: what is asked, how far it is, and what is wrong with it. */
export function ChoiceFrame({
  choice,
  id,
  hint = choice.serving_info,
  progress,
  error,
  actions,
  dense = false,
  children,
}: ChoiceFrameProps) {
  const headingId = useId();
  const errorId = useId();
  const extra = extraHeadcountWords(choice);
  return (
    <Section
      id={id}
      role={dense ? 'group' : 'region'}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? true : undefined}
      data-dense={dense || undefined}
    >
      <Head>
        <div>
          <Title as={dense ? 'h3' : 'h2'} id={headingId}>
            {choice.description}
          </Title>
          {hint && <Hint>{hint}</Hint>}
          {extra && <Hint>{extra}</Hint>}
        </div>
        {actions}
      </Head>
      {progress}
      <Problem id={errorId} aria-live="polite">
        {error && (
          <>
            <Icon name="warning" size="1.125em" />
            <span>{error}</span>
          </>
        )}
      </Problem>
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
  &[data-dense] {
    gap: ${space(3)};
    padding-block: 0;
    border-top: 0;
  }
  &[data-invalid]:not([data-dense]) {
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

  [data-dense] & {
    font-family: inherit;
    font-size: ${text.body};
    font-weight: 650;
    letter-spacing: 0;
  }
`;
const Hint = styled.p`
  margin-top: ${space(1)};
  color: ${color.inkSoft};

  [data-dense] & {
    font-size: ${text.small};
  }
`;
const Problem = styled.p`
  display: flex;
  gap: ${space(1.5)};
  font-size: ${text.small};
  font-weight: 500;
  color: ${color.danger};

  &:empty {
    display: none;
  }
  svg {
    margin-top: 0.1em;
  }
`;
