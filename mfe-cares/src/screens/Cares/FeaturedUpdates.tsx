import { Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, SkeletonText } from '@copper-carrot/shared-ui/Skeleton';
import { useFeaturedUpdates } from '../../api';
import { UpdateNote } from '../../components/UpdateNote';

/** News that was picked for everybody, from every place. */
export function FeaturedUpdates() {
  const updates = useFeaturedUpdates();
  if (updates?.records.length === 0) return null;
  return (
    <Stack as="section" gap={6} aria-labelledby="news-title">
      <SectionTitle id="news-title">News from the kitchens</SectionTitle>
      {updates ? (
        <Grid gap={8} least="15rem">
          {updates.records.map((update) => (
            <UpdateNote key={update.id} update={update} withCampaign />
          ))}
        </Grid>
      ) : (
        <Loading label="Loading news">
          <SkeletonText />
        </Loading>
      )}
    </Stack>
  );
}
