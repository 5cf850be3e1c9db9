import styled from 'styled-components';
import { hidden } from '../theme/styles';

/** Words for screen readers only. */
export const VisuallyHidden = styled.span`
  ${hidden}
`;
