import styled from 'styled-components';
import { glyphs } from './glyphs';

export type IconName = keyof typeof glyphs;

/** A line drawing as large as the text beside it; silent unless it gets a `label`. */
export function Icon({ name, label, size = '1.25em' }: { name: IconName; label?: string; size?: string }) {
  return (
    <Drawing
      viewBox="0 0 24 24"
      style={{ width: size, height: size }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={glyphs[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: inline-block;
  flex: none;
  vertical-align: -0.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
