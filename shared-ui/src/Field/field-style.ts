import { css } from 'styled-components';
import { color, text } from '../theme/tokens';

/** The label above a field. */
export const fieldLabel = css`
  font-size: ${text.small};
  font-weight: 600;
  line-height: 1.25rem;
  color: ${color.ink};
`;

/** The error in words under a field. */
export const fieldError = css`
  display: flex;
  gap: 0.375rem;
  font-size: ${text.small};
  font-weight: 500;
  color: ${color.danger};

  svg {
    margin-top: 0.1em;
  }
`;

/** The column that a field stands in. */
export const fieldColumn = {
  display: 'grid',
  gap: '0.375rem',
  justifyItems: 'stretch',
  minWidth: 0,
  alignContent: 'start',
} as const;
