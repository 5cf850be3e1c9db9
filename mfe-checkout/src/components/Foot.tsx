import { Notice } from '@copper-carrot/shared-ui/Notice';
import { color, media, space } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { sectionId } from '../checkout/sections';
import { useCheckout } from '../hooks/useCheckout';

/** The one press that sends what is on the page, under what the last one was refused for. */
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
/** A large button with the room around it. */
const actionHeight = '4.75rem';
export const Action = styled.div`
  ${media.largeTablet} {
    position: sticky;
    bottom: 0;
    margin-block: -${space(3)};
    padding-block: ${space(3)};
    background: ${color.raised};
  }
`;
const aboveAction = css`
  position: sticky;
  bottom: ${actionHeight};
  background: ${color.raised};
  /* Between the two nothing of a line shows through. */
  box-shadow: 0 ${space(1)} ${color.raised};
`;
/** The total and the button stay in sight, one above the other, however many the lines and low the window. */
export const Sum = styled.div`
  ${media.largeTablet} {
    &:has(~ ${Action} > *) [data-total] {
      ${aboveAction}
    }
    /* What has the focus is not under them. */
    button {
      scroll-margin-bottom: 11rem;
    }
  }
`;
/** The same of a total apart from its lines, which stays in sight also where they begin below the window. */
export const TotalApart = styled.div`
  padding-top: ${space(4)};
  border-top: 1px solid ${color.line};

  ${media.largeTablet} {
    ${aboveAction}
  }
`;
