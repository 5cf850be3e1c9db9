import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Loading, Skeleton, SkeletonText } from '@copper-carrot/shared-ui/Skeleton';
import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { Aside } from './OrderAside';

/** The skeleton of the page. */
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
        <Aside as="div" data-aside>
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

    > :is(aside, [data-aside]) {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 26rem;
    gap: ${space(12)};
  }
`;
export const Main = styled.article`
  min-width: 0;
`;
export const PanelTitle = styled.h2`
  font-size: ${text.heading};
`;
export const Rule = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${color.line};
`;
