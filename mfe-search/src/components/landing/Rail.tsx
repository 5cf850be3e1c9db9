import { media, space } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

/** A grid of cards; on phones one scrollable row, which keeps the page short. */
export const Rail = styled.ul`
  display: grid;
  grid-auto-columns: min(78vw, 18rem);
  grid-auto-flow: column;
  gap: ${space(4)};
  padding: ${space(1)} ${space(4)} ${space(4)};
  margin-inline: -${space(4)};
  overflow-x: auto;
  scroll-padding-inline: ${space(4)};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  transition: opacity 150ms;

  &[aria-busy] {
    opacity: 0.55;
  }
  > * {
    display: grid;
    min-width: 0;
    scroll-snap-align: start;
  }
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--least, 16rem)), 1fr));
    grid-auto-flow: row;
    gap: ${space(5)};
    padding: 0;
    margin-inline: 0;
    overflow: visible;
  }
`;
