import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { Card } from '../Card/Card';
import { Cluster, Grid, Stack } from '../Layout/Layout';
import { Loading, Skeleton, SkeletonText } from '../Skeleton/Skeleton';
import { type StorySet } from '../StyleGuide/story';
import { Notice } from './Notice';

export const noticeStories: StorySet = {
  component: 'Notice, EmptyState, ErrorState, Skeleton',
  group: 'Telling',
  about: 'Each screen has four faces: loading, empty, failed, and full.',
  stories: [
    {
      name: 'Notices',
      wide: true,
      Example: () => (
        <Stack gap={3}>
          <Notice>Note, the pickup location is 52 miles from your event address.</Notice>
          <Notice tone="success" title="Order submitted">
            Saffron Road has 24 hours to accept it.
          </Notice>
          <Notice
            tone="warning"
            action={
              <Button size="small" variant="secondary">
                Edit choices
              </Button>
            }
          >
            Click &quot;Edit Choices&quot; to make sure no one misses out.
          </Notice>
          <Notice tone="danger">Your card was declined. Nothing was charged.</Notice>
        </Stack>
      ),
    },
    {
      name: 'Empty and failed',
      wide: true,
      Example: () => (
        <Grid gap={4} least="18rem">
          <Card>
            <EmptyState title="No orders yet" action={<Button icon="search">Find lunch</Button>}>
              What you order shows up here, with its receipt.
            </EmptyState>
          </Card>
          <Card>
            <ErrorState onRetry={() => undefined} />
          </Card>
        </Grid>
      ),
    },
    {
      name: 'Loading',
      Example: () => (
        <Loading label="Loading the menu">
          <Cluster wrap={false} align="start">
            <Skeleton width="3rem" height="3rem" round />
            <div style={{ flex: 1 }}>
              <SkeletonText />
            </div>
          </Cluster>
        </Loading>
      ),
    },
  ],
};
