import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { color, space, text } from '../theme/tokens';

export interface TimelineStep {
  id: string;
  title: ReactNode;
  /** When, in words. */
  at?: ReactNode;
  detail?: ReactNode;
  /** `stopped`: declined, canceled or expired here. */
  state: 'done' | 'now' | 'next' | 'stopped';
}

const said = { done: 'done', now: 'now', next: 'to come', stopped: 'stopped' } as const;

/** The life of a thing, step under step. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <Root aria-label={label} className="timeline">
      {steps.map((step) => (
        <Step key={step.id} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <Mark aria-hidden>
            {step.state === 'done' && <Icon name="check" size="1rem" />}
            {step.state === 'stopped' && <Icon name="close" size="1rem" />}
          </Mark>
          <div>
            <Title>
              {step.title}
              <VisuallyHidden> ({said[step.state]})</VisuallyHidden>
            </Title>
            {step.at && <At>{step.at}</At>}
            {step.detail && <Detail>{step.detail}</Detail>}
          </div>
        </Step>
      ))}
    </Root>
  );
}

const Root = styled.ol`
  display: grid;
  padding-top: ${space(3)};
`;
const Mark = styled.span`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 1.625rem;
  height: 1.625rem;
  color: transparent;
  background: ${color.surface};
  border: 2px solid ${color.line};
  border-radius: 50%;
`;
const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(3)};
  padding-bottom: ${space(5)};

  &::before {
    content: '';
    position: absolute;
    top: 1.625rem;
    bottom: 0;
    left: calc(0.8125rem - 1px);
    width: 2px;
    background: ${color.line};
  }
  &:last-child {
    padding-bottom: 0;
  }
  &:last-child::before {
    display: none;
  }
  &[data-state='done']::before {
    background: ${color.leaf};
  }
  &[data-state='done'] ${Mark} {
    color: ${color.surface};
    background: ${color.leaf};
    border-color: ${color.leaf};
  }
  &[data-state='now'] ${Mark} {
    border: 7px solid ${color.copper};
    box-shadow: 0 0 0 4px ${color.copperTint};
  }
  &[data-state='stopped'] ${Mark} {
    color: ${color.surface};
    background: ${color.danger};
    border-color: ${color.danger};
  }
  &[data-state='next'] {
    color: ${color.inkSoft};
  }
`;
const Title = styled.p`
  font-weight: 600;
  line-height: 1.625rem;
`;
const At = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const Detail = styled.div`
  margin-top: ${space(1)};
  font-size: ${text.small};
`;
