import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Loading, Skeleton, SkeletonText } from '@copper-carrot/shared-ui/Skeleton';
import { color, media, radius, shadow, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

/** The page while its package is on the way. */
export function LoadingPackage() {
  return (
    <Loading label="Loading the package">
      <Page>
        <Main>
          <Stack gap={5}>
            <Skeleton width="40%" />
            <Skeleton ratio="16 / 10" />
            <Skeleton width="70%" height="2.5rem" />
            <SkeletonText lines={4} />
          </Stack>
        </Main>
        <Aside as="div">
          <Skeleton height="32rem" />
        </Aside>
      </Page>
    </Loading>
  );
}

export const Page = styled.div`
  display: grid;
  gap: ${space(8)};
  max-width: 76rem;
  margin-inline: auto;

  > * {
    min-width: 0;
  }
  ${media.largeTablet} {
    grid-template-columns: minmax(0, 1fr) 23rem;
    gap: ${space(10)};
    align-items: start;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 26rem;
    gap: ${space(12)};
  }
`;
export const Main = styled.article`
  min-width: 0;
`;
/** As high as the window at most: then the middle scrolls, and the way on stays in sight. */
export const Aside = styled.aside`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: ${color.surface};
  border-radius: ${radius.large};
  box-shadow: ${shadow.mid};

  ${media.largeTablet} {
    position: sticky;
    grid-row: 1 / span 2;
    grid-column: 2;
    top: 5.25rem;
    max-height: calc(100dvh - 6.25rem);
  }
`;
export const PanelTitle = styled.h2`
  font-size: ${text.heading};
`;
