import { Notice } from '@copper-carrot/shared-ui/Notice';
import { color, media, space } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { sectionId } from '../checkout/sections';
import { useCheckout } from '../hooks/useCheckout';

/** The button's area with the last refusal above it. */
export function Press({ children }: { children: ReactNode }) {
  const { problems } = useCheckout();
  const words = problems.filter(({ section }) => section === 'submit').map(({ message }) => message);
  return (
    <Root id={sectionId('submit')}>
      {words.map((message) => (
        <Notice key={message} tone="danger" live>
          {message}
        </Notice>
      ))}
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
`;
/** Price lines above `Foot`, with a scroll margin so that a focused line is not covered by it. */
export const Lines = styled.div`
  ${media.largeTablet} {
    button {
      scroll-margin-bottom: 20rem;
    }
  }
`;
/** The total and its button. Beside the page they stay sticky, however long the price lines are. */
export const Foot = styled.div`
  display: grid;
  gap: ${space(4)};
  background: ${color.raised};

  &:has([data-total]) {
    padding-top: ${space(4)};
    border-top: 1px solid ${color.line};
  }
  ${media.largeTablet} {
    position: sticky;
    bottom: 0;
    margin-bottom: -${space(3)};
    padding-bottom: ${space(3)};
  }
`;
