import { media, space } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

export const Landing = styled.div`
  display: grid;
  gap: ${space(14)};
  max-width: 80rem;
  margin-inline: auto;

  > * {
    min-width: 0;
  }
  ${media.largeTablet} {
    gap: ${space(22)};
  }
`;
