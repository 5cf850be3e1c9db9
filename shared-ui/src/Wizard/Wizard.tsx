import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { type FieldErrors } from '../Form/form-errors';
import { color, media, space, text } from '../theme/tokens';
import { type StepState, WizardSteps } from './WizardSteps';

/** What stands against leaving a step: sentences by field name, and what is wrong with the whole. */
export interface StepRefusal {
  message?: string;
  errors?: FieldErrors;
}

export interface WizardStep {
  id: string;
  title: string;
  /** What is asked here, and why. */
  description?: ReactNode;
  content: ReactNode;
  /** Looks at what was typed, or saves it, before the next step and once more before the finish; nothing lets the person on. */
  onLeave?: () => StepRefusal | undefined | void | Promise<StepRefusal | undefined | void>;
  /** Words of the button that leads on. */
  next?: string;
}

export interface WizardProps {
  label: string;
  steps: readonly WizardStep[];
  /** After the last step was left. */
  onFinish: () => unknown;
  finish?: string;
}

/** One thing after another. Steps that were seen keep what was typed, on the way back too; focus goes to the heading of the step that comes. */
export function Wizard({ label, steps, onFinish, finish = 'Finish' }: WizardProps) {
  const [at, setAt] = useState(0);
  const [reached, setReached] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const [refusals, setRefusals] = useState<Record<string, StepRefusal & { attempt: number }>>({});
  const headings = useRef<(HTMLHeadingElement | null)[]>([]);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) headings.current[at]?.focus();
    moved.current = true;
  }, [at]);

  /** Whether nothing stands against leaving it. */
  const passes = async (step: WizardStep): Promise<boolean> => {
    const refusal = await step.onLeave?.();
    if (!refusal) {
      setRefusals(({ [step.id]: _mended, ...others }) => others);
      return true;
    }
    setRefusals((all) => ({
      ...all,
      [step.id]: { ...refusal, attempt: (all[step.id]?.attempt ?? 0) + 1 },
    }));
    return false;
  };
  const goOn = async (step: WizardStep) => {
    if (at < steps.length - 1) {
      if (!(await passes(step))) return;
      setAt(at + 1);
      setReached((before) => Math.max(before, at + 1));
      return;
    }
    // A step may have been changed after it was left, or left by the list while it was wrong.
    for (const [index, each] of steps.entries()) {
      if (await passes(each)) continue;
      setAt(index);
      return;
    }
    await onFinish();
  };
  const leave = async (step: WizardStep) => {
    setLeaving(true);
    try {
      await goOn(step);
    } finally {
      setLeaving(false);
    }
  };
  const stateOf = ({ id }: WizardStep, index: number): StepState =>
    index === at ? 'now' : refusals[id] ? 'wrong' : index <= reached ? 'done' : 'next';

  return (
    <Root role="group" aria-label={label}>
      <WizardSteps
        steps={steps.map((step, index) => ({ id: step.id, title: step.title, state: stateOf(step, index) }))}
        onStep={setAt}
        disabled={isLeaving}
      />
      {steps.slice(0, reached + 1).map((step, index) => (
        <div key={step.id} hidden={index !== at}>
          <Form
            aria-label={step.title}
            onSubmit={() => leave(step)}
            errors={refusals[step.id]?.errors}
            message={refusals[step.id]?.message}
            attempt={refusals[step.id]?.attempt}
          >
            <div>
              <Title
                tabIndex={-1}
                ref={(heading) => {
                  headings.current[index] = heading;
                }}
              >
                {step.title}
              </Title>
              {step.description && <Description>{step.description}</Description>}
            </div>
            {step.content}
            <Ways>
              {index > 0 && (
                <Button variant="secondary" disabled={isLeaving} onClick={() => setAt(index - 1)}>
                  Back
                </Button>
              )}
              <Button type="submit">{step.next ?? (index === steps.length - 1 ? finish : 'Continue')}</Button>
            </Ways>
          </Form>
        </div>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(6)};
  max-width: 44rem;
`;
const Title = styled.h2`
  font-size: ${text.heading};
  outline: none;
`;
const Description = styled.div`
  margin-top: ${space(1)};
  color: ${color.inkSoft};
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: ${space(3)};
  justify-content: space-between;
  padding-top: ${space(2)};

  > :only-child {
    margin-left: auto;
  }
  > button {
    flex: 1;
  }
  ${media.mobileLandscape} {
    > button {
      flex: none;
    }
  }
`;
