import { media, space } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';

/** Two columns from tablet width; `data-wide` takes the whole row. */
export const FieldGrid = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;
