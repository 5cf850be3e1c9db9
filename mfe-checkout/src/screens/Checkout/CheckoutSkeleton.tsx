import { Card } from '@copper-carrot/shared-ui/Card';
import { Sidebar, Stack } from '@copper-carrot/shared-ui/Layout';
import { Loading, Skeleton, SkeletonText } from '@copper-carrot/shared-ui/Skeleton';

export function CheckoutSkeleton() {
  return (
    <Loading label="Loading your checkout">
      <Stack gap={6}>
        <Skeleton width="16rem" height="2.5rem" />
        <Sidebar
          aside={
            <Card look="raised">
              <Stack gap={4}>
                <Skeleton ratio="5 / 2" />
                <SkeletonText lines={6} />
                <Skeleton height="3.25rem" />
              </Stack>
            </Card>
          }
        >
          <Stack gap={5}>
            {[12, 15, 9, 11].map((height) => (
              <Card key={height} padding="large">
                <Stack gap={5}>
                  <Skeleton width="9rem" height="1.75rem" />
                  <Skeleton height={`${height}rem`} />
                </Stack>
              </Card>
            ))}
          </Stack>
        </Sidebar>
      </Stack>
    </Loading>
  );
}
