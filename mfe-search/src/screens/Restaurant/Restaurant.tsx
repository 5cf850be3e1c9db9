import { messageOf, PageError, pageHeads, pageSlug, qualityTiers } from '@copper-carrot/contracts';
import { isApiFailure, useUser } from '@copper-carrot/contracts/runtime';
import { Badge, DiversityTags } from '@copper-carrot/shared-ui/Badge';
import { ErrorState } from '@copper-carrot/shared-ui/ErrorState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Loading, Skeleton, SkeletonText } from '@copper-carrot/shared-ui/Skeleton';
import { color, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { useBelow } from '@copper-carrot/shared-ui/useBelow';
import { joinList } from '@copper-carrot/shared-ui/words';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { FavoriteButton } from '../../components/FavoriteButton';
import { useLeftOrder } from '../../components/left/useLeftOrder';
import { ReviewedRating } from '../../components/reviews/ReviewedRating';
import { ReviewsSection } from '../../components/reviews/ReviewsSection';
import { usePageHead } from '../../hooks/usePageHead';
import { readSearch } from '../../search/query-string';
import { askable } from '../../search/search-state';
import { TheirPackages } from './TheirPackages';
import { useRestaurant } from './useRestaurant';

const yourLists = onDemand(async () => (await import('./TheirMenu')).YourLists);
const whoCooks = onDemand(async () => (await import('./TheirMenu')).WhoCooks);
const theirMenu = onDemand(async () => (await import('./TheirMenu')).TheirMenu);

/** A restaurant's page: description, packages and menu. */
export default function Restaurant() {
  const slug = pageSlug(useParams().slug);
  const { search } = useLocation();
  const event = useMemo(() => askable(readSearch(new URLSearchParams(search))), [search]);
  const { menus, items, brand, packages, error, retry } = useRestaurant(slug, event);
  const left = useLeftOrder(brand ? { brand_id: brand.id } : null);
  const canDraw = useOnDemand(theirMenu, true);
  const hasSaid = brand !== undefined && (brand.story !== '' || brand.kitchens.length > 0);
  const canTell = useOnDemand(whoCooks, hasSaid);
  const canList = useOnDemand(yourLists, useUser() !== null);
  // In one column the food comes before the description.
  const foodFirst = useBelow('largeTablet');
  usePageHead(brand && pageHeads.brand(brand));
  if (isApiFailure(error) && error.status === 404) throw new PageError(404);
  if (error)
    return (
      <ErrorState title="We could not load this restaurant" onRetry={retry}>
        {messageOf(error)}
      </ErrorState>
    );
  if (!menus || !brand || !left.isSettled) return <LoadingRestaurant foodFirst={foodFirst} />;
  const cities = [...new Set(brand.kitchens.map(({ city, state }) => `${city}, ${state}`))];
  const words = (
    <>
      <Lead>{brand.description}</Lead>
      {canList && <yourLists.Part brand={brand} />}
      {cities.length > 0 && <Where>Cooks in {joinList(cities)}</Where>}
    </>
  );
  return (
    <Page>
      <Head>
        <Frame>
          <Picture
            src={brand.image.url}
            alt={brand.image.alt}
            ratio={foodFirst ? '3 / 1' : '16 / 9'}
            priority
          />
          <Corner>
            <FavoriteButton kind="brand" id={brand.id} name={brand.name} />
          </Corner>
        </Frame>
        <Stack gap={4}>
          <Title>{brand.name}</Title>
          <Cluster>
            {brand.quality_tier && <Badge tone="copper">{qualityTiers[brand.quality_tier]}</Badge>}
            <ReviewedRating value={brand.rating_average} count={brand.review_count} />
            <DiversityTags tags={brand.minority_flags} />
          </Cluster>
          {!foodFirst && words}
          {!brand.active && (
            <Notice tone="warning" title="Closed for now">
              This restaurant takes no orders at the moment.
            </Notice>
          )}
        </Stack>
      </Head>
      {left.strip}
      <TheirPackages {...{ brand, packages, event }} />
      {menus.length > 0 &&
        (canDraw && items ? (
          <theirMenu.Part brand={brand} menus={menus} items={items} />
        ) : (
          <Loading label="Loading the menu">
            <SkeletonText lines={6} />
          </Loading>
        ))}
      {foodFirst && <Stack gap={4}>{words}</Stack>}
      {hasSaid && canTell && <whoCooks.Part caterer={brand} />}
      <ReviewsSection
        of={{ brand: slug }}
        count={brand.review_count}
        settled={
          (packages.all && packages.fitting) !== undefined &&
          (menus.length === 0 || (canDraw && items !== undefined))
        }
      />
    </Page>
  );
}

function LoadingRestaurant({ foodFirst }: { foodFirst: boolean }) {
  return (
    <Loading label="Loading the restaurant">
      <Page>
        <Head>
          <Skeleton ratio={foodFirst ? '3 / 1' : '16 / 9'} />
          <Stack>
            <Skeleton width="60%" height="2.5rem" />
            <Skeleton />
            <Skeleton width="80%" />
          </Stack>
        </Head>
      </Page>
    </Loading>
  );
}

const Page = styled.article`
  display: grid;
  gap: ${space(8)};
  max-width: 76rem;
  margin-inline: auto;

  > * {
    min-width: 0;
  }
  ${media.largeTablet} {
    gap: ${space(14)};
  }
`;
const Head = styled.header`
  display: grid;
  gap: ${space(4)};

  ${media.largeTablet} {
    grid-template-columns: 1.1fr 1fr;
    gap: ${space(12)};
    align-items: start;
  }
`;
const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.large};
`;
const Corner = styled.div`
  position: absolute;
  top: ${space(4)};
  right: ${space(4)};
`;
const Title = styled.h1`
  font-size: ${text.hero};
  font-weight: 520;
`;
const Lead = styled.p`
  font-size: ${text.large};
  line-height: 1.55;
`;
const Where = styled.p`
  color: ${color.inkSoft};
`;
