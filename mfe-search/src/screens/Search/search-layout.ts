import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, layer, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 84rem;
  margin-inline: auto;

  > * {
    min-width: 0;
  }
  ${media.largeTablet} {
    gap: ${space(6)};
  }
`;
export const Bar = styled.div`
  position: sticky;
  /* Below the shell's own bar, which stays in sight as well. */
  top: 4rem;
  z-index: ${layer.sticky};
  display: flex;
  gap: ${space(2)};
  align-items: stretch;
  padding: ${space(2)} ${space(4)};
  /* Close to the shell's bar: food comes first. */
  margin: -${space(5)} -${space(4)} 0;
  background: ${color.paper};

  > :first-child {
    flex: 1;
    min-width: 0;
  }
  > :last-child {
    align-self: center;
  }
`;
export const Columns = styled.div`
  display: grid;
  gap: ${space(8)};

  > * {
    min-width: 0;
  }
  ${media.largeTablet} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
  ${media.desktop} {
    gap: ${space(10)};
  }
`;
export const Sheet = styled.div`
  display: grid;
  gap: ${space(4)};
`;
/** Visible on keyboard focus, to skip the filters. */
export const Skip = styled.button`
  position: absolute;
  padding: ${space(2)} ${space(4)};
  color: ${color.copperText};
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.round};
  opacity: 0;
  pointer-events: none;

  &:focus-visible {
    ${focusRing}
    z-index: ${layer.sticky};
    opacity: 1;
  }
`;
export const AsideTitle = styled.h2`
  padding-bottom: ${space(4)};
  font-size: ${text.heading};
`;
