import { type ReactNode, useId } from 'react';
import styled, { keyframes } from 'styled-components';
import { tabular } from '../theme/styles';
import { color, motion, radius, text } from '../theme/tokens';

export interface ProgressBarProps {
  label: string;
  labelHidden?: boolean;
  /** Left out while it is not known how far it is. */
  value?: number;
  max?: number;
  /** What is shown at the end of the line: '12 of 20'. */
  valueText?: ReactNode;
  tone?: 'copper' | 'leaf' | 'aubergine';
}

/** How far something is. */
export function ProgressBar({
  label,
  labelHidden,
  value,
  max = 100,
  valueText,
  tone = 'copper',
}: ProgressBarProps) {
  const id = useId();
  const share = value === undefined ? undefined : Math.min(Math.max(value / max, 0), 1);
  return (
    <Root>
      <Line hidden={labelHidden && !valueText}>
        <span id={id}>{label}</span>
        {valueText && <Value>{valueText}</Value>}
      </Line>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={typeof valueText === 'string' ? valueText : undefined}
        data-tone={tone}
        data-unknown={share === undefined || undefined}
        style={{ '--share': share ?? 0.3 }}
      />
    </Root>
  );
}

const slide = keyframes`
  from { translate: -100% 0; }
  to { translate: 340% 0; }
`;
const Root = styled.div`
  display: grid;
  gap: 0.375rem;
`;
const Line = styled.div`
  display: flex;
  gap: 1rem;
  justify-content: space-between;
  font-size: ${text.small};
  font-weight: 600;

  &[hidden] {
    display: none;
  }
`;
const Value = styled.span`
  ${tabular}
  font-weight: 400;
  color: ${color.inkSoft};
`;
const Track = styled.div`
  --fill: ${color.copper};

  height: 0.625rem;
  overflow: hidden;
  background: ${color.sunken};
  border-radius: ${radius.round};
  box-shadow: inset 0 0 0 1px ${color.line};

  &::before {
    content: '';
    display: block;
    width: calc(var(--share) * 100%);
    height: 100%;
    background: var(--fill);
    border-radius: inherit;
    transition: width ${motion.calm};
  }
  &[data-tone='leaf'] {
    --fill: ${color.leaf};
  }
  &[data-tone='aubergine'] {
    --fill: ${color.aubergine};
  }
  &[data-unknown]::before {
    animation: ${slide} 1.4s ease-in-out infinite;
  }
`;
