import styled, { css } from 'styled-components';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { focusRing, tabular } from '../theme/styles';
import { color, media, space, text } from '../theme/tokens';

/** `wrong` was seen and holds an error. */
export type StepState = 'done' | 'now' | 'next' | 'wrong';

interface WizardStepsProps {
  steps: readonly { id: string; title: string; state: StepState }[];
  onStep: (index: number) => void;
  disabled: boolean;
}

const said: Partial<Record<StepState, string>> = { done: 'done', wrong: 'needs another look' };

/** Which steps there are, where we are, and the way back to those that were seen. */
export function WizardSteps({ steps, onStep, disabled }: WizardStepsProps) {
  const at = steps.findIndex(({ state }) => state === 'now');
  return (
    <nav aria-label="Steps">
      <Where aria-hidden>
        Step {at + 1} of {steps.length}
      </Where>
      <List>
        {steps.map(({ id, title, state }, index) => {
          const words = (
            <>
              <Mark data-state={state} aria-hidden>
                {state === 'done' ? <Icon name="check" size="1rem" /> : state === 'wrong' ? '!' : index + 1}
              </Mark>
              <span className="words">{title}</span>
              {said[state] && <VisuallyHidden>({said[state]})</VisuallyHidden>}
            </>
          );
          return (
            <li key={id} data-state={state}>
              {state === 'done' || state === 'wrong' ? (
                <Back type="button" disabled={disabled} onClick={() => onStep(index)}>
                  {words}
                </Back>
              ) : (
                <Here aria-current={state === 'now' ? 'step' : undefined}>{words}</Here>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
}

const Where = styled.p`
  ${tabular}
  margin-bottom: ${space(2)};
  font-size: ${text.small};
  color: ${color.inkSoft};

  ${media.tablet} {
    display: none;
  }
`;
const List = styled.ol`
  display: flex;
  gap: ${space(2)};

  > li {
    flex: 1;
    min-width: 0;
    padding-top: ${space(2)};
    border-top: 3px solid ${color.line};
  }
  > li[data-state='done'] {
    border-color: ${color.leaf};
  }
  > li[data-state='now'] {
    border-color: ${color.copper};
  }
  > li[data-state='wrong'] {
    border-color: ${color.danger};
  }
  .words {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  [aria-current] .words {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
  }
  > li[data-state='now'] {
    flex: 3;
  }

  ${media.tablet} {
    > li,
    > li[data-state='now'] {
      flex: 1;
    }
    .words {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
  }
`;
const place = css`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  width: 100%;
  min-height: 2.75rem;
  padding: 0;
  font-size: ${text.small};
  font-weight: 600;
  line-height: 1.25;
  text-align: left;
  color: ${color.inkSoft};
  background: none;
  border: 0;
`;
const Here = styled.span`
  ${place}

  &[aria-current] {
    color: ${color.ink};
  }
`;
const Back = styled.button`
  ${place}
  cursor: pointer;

  &:hover .words {
    text-decoration: underline;
  }
  &:focus-visible {
    ${focusRing}
  }
`;
const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.625rem;
  height: 1.625rem;
  font-size: ${text.tiny};
  color: ${color.inkSoft};
  background: ${color.sunken};
  border-radius: 50%;

  &[data-state='done'] {
    color: ${color.leaf};
    background: ${color.leafTint};
  }
  &[data-state='now'] {
    color: ${color.onCopper};
    background: ${color.copper};
  }
  &[data-state='wrong'] {
    color: ${color.danger};
    background: ${color.dangerTint};
  }
`;
