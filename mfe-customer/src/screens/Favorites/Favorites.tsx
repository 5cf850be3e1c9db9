import { brandHref, href, type Schemas } from '@copper-carrot/contracts';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Price } from '@copper-carrot/shared-ui/Price';
import { Rating } from '@copper-carrot/shared-ui/Rating';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { type ReactNode } from 'react';
import { BlockList } from './BlockList';
import { FavoriteCard } from './FavoriteCard';
import { useFavoriteBrands, useFavoritePackages } from './api';

/** What a person marked, and what their searches leave out (2 §2). */
export default function Favorites() {
  return (
    <Stack gap={10}>
      <PageTitle below="What you like is one press from an order; what you block is left out of your searches.">
        Favorites & Block List
      </PageTitle>
      <Part id="favorite-packages" title="Packages">
        <Packages />
      </Part>
      <Part id="favorite-restaurants" title="Restaurants">
        <Brands />
      </Part>
      <Part id="block-list" title="Block list">
        <BlockList />
      </Part>
    </Stack>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <Section page title="We could not load this list">
        {children}
      </Section>
    </Stack>
  );
}

function Packages() {
  const { data } = useFavoritePackages();
  if (!data) return <LoadingCards label="Loading your favorite packages" />;
  if (data.records.length === 0)
    return (
      <EmptyState
        icon="heart"
        title="No favorite packages yet"
        action={<ButtonLink to={href.search()}>Find food</ButtonLink>}
      >
        Press the heart on a package, and it waits for you here.
      </EmptyState>
    );
  return (
    <Cards>
      {data.records.map((pack) => (
        <li key={pack.id}>
          <PackageEntry pack={pack} />
        </li>
      ))}
    </Cards>
  );
}

const PackageEntry = ({ pack }: { pack: Schemas['PackageRecord'] }) => (
  <FavoriteCard
    kind="package"
    id={pack.id}
    name={pack.name}
    by={pack.caterer?.name}
    to={href.package(pack.slug)}
    order="Order"
    picture={<Picture src={pack.image.url} alt={pack.image.alt} ratio="3 / 2" />}
  >
    <Rating value={pack.rating_average} count={pack.review_count || undefined} short />
    <Price amount={pack.price} unit="per person" />
  </FavoriteCard>
);

function Brands() {
  const { data } = useFavoriteBrands();
  if (!data) return <LoadingCards label="Loading your favorite restaurants" />;
  if (data.records.length === 0)
    return (
      <EmptyState
        icon="heart"
        title="No favorite restaurants yet"
        action={<ButtonLink to={href.search()}>Find restaurants</ButtonLink>}
      >
        Press the heart on a restaurant, and it waits for you here.
      </EmptyState>
    );
  return (
    <Cards>
      {data.records.map((brand) => (
        <li key={brand.id}>
          <FavoriteCard
            kind="brand"
            id={brand.id}
            name={brand.name}
            to={brandHref(brand)}
            order="See food"
            picture={<Picture src={brand.avatar_url} alt="" ratio="3 / 2" />}
          >
            <Rating value={brand.rating_average} count={brand.review_count || undefined} short />
          </FavoriteCard>
        </li>
      ))}
    </Cards>
  );
}

const Cards = ({ children }: { children: ReactNode }) => (
  <Grid as="ul" gap={4} least="min(16rem, 100%)">
    {children}
  </Grid>
);

const LoadingCards = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Grid gap={4} least="min(16rem, 100%)">
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} height="18rem" />
      ))}
    </Grid>
  </Loading>
);
