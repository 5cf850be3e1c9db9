import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

export const Rows = styled.ul`
  display: grid;
  list-style: none;

  > li {
    padding-block: ${space(2)};
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
`;

/** What is sold: its name and words, its price, and what can be done about it. */
export const Row = styled.div`
  ${tabular}
  display: grid;
  gap: ${space(1)} ${space(4)};
  align-items: center;

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.inkSoft};
    font-size: ${text.small};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 5rem auto;
  }
`;
