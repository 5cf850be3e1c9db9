import { href, messageOf, PageError, pageHeads, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure, useRead } from '@copper-carrot/contracts/runtime';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { ErrorState } from '@copper-carrot/shared-ui/ErrorState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { color, media, radius, space } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { aside, urls } from '../../api';
import { Landing } from '../../components/landing/Landing';
import { LoadingLanding } from '../../components/landing/LoadingLanding';
import { PackageRail } from '../../components/landing/PackageRail';
import { usePackages } from '../../hooks/usePackages';
import { usePageHead } from '../../hooks/usePageHead';
import { useLikelyPlace, usePlaces } from '../../hooks/usePlaces';
import { emptySearch } from '../../search/search-state';

const shown = 4;

/** Packages similar to one: by cuisine, price and caterer. */
export function MoreLike({ which }: { which: string }) {
  const { data, error, refresh } = useRead(urls.packageUnseen(which), aside);
  const { places, failed, retry } = usePlaces();
  const likely = useLikelyPlace(places);
  if (isApiFailure(error) && error.status === 404) throw new PageError(404);
  if (error || failed)
    return (
      <ErrorState title="We could not load this package" onRetry={() => (error ? refresh() : retry())}>
        {messageOf(error ?? failed)}
      </ErrorState>
    );
  if (!data || places.length === 0) return <LoadingLanding label="Loading recommendations" />;
  const sold = places.filter((place) => data.place_ids.includes(place.enum));
  return <Found pack={data} place={sold.find((place) => place === likely) ?? sold[0] ?? likely} />;
}

function Found({ pack, place }: { pack: Schemas['Package']; place: Schemas['Place'] | null }) {
  usePageHead(pageHeads.recommended(pack));
  const here = { ...emptySearch, placeId: place?.enum ?? null, mealType: pack.package_type };
  const ofKind = { ...here, cuisines: [pack.package_category] };
  // Up to a tenth dearer counts as a similar price.
  const nearPrice = { ...here, maxPerPerson: Math.ceil(pack.price * 1.1) };
  const ofKitchen = { ...emptySearch, brandId: pack.brand_id };
  // One more, as the package itself is left out.
  const kind = usePackages(ofKind, shown + 1);
  const price = usePackages(nearPrice, 3 * shown);
  const kitchen = usePackages(ofKitchen, 3 * shown);
  const seen = [pack.id, ...(kind.data?.records ?? []).slice(0, shown + 1).map(({ id }) => id)];
  return (
    <Landing>
      <Head>
        <Frame>
          <Picture src={pack.image.url} alt={pack.image.alt} ratio="4 / 3" priority />
        </Frame>
        <Stack gap={4}>
          <Breadcrumbs
            items={[{ label: pack.name, to: href.package(pack.slug) }, { label: 'More like it' }]}
          />
          <PageTitle
            size="hero"
            below={`${pack.package_category_label} for ${pack.minimum_headcount} to ${pack.maximum_headcount}, at ${formatMoney(pack.price)} a person from ${pack.caterer.name}. Here is what is near it${place ? ` in ${place.label}` : ''}.`}
          >
            More like {pack.name}
          </PageTitle>
          <div>
            <ButtonLink to={href.package(pack.slug)} variant="secondary">
              Back to the package
            </ButtonLink>
          </div>
        </Stack>
      </Head>
      <PackageRail
        title={`More ${pack.package_category_label}`}
        found={kind}
        search={ofKind}
        expected={shown}
        without={[pack.id]}
        empty={<p>Nobody else here makes {pack.package_category_label} yet.</p>}
      />
      <PackageRail
        title="For about the same"
        found={price}
        search={nearPrice}
        expected={shown}
        without={seen}
      />
      <PackageRail
        title={`Also from ${pack.caterer.name}`}
        found={kitchen}
        search={ofKitchen}
        expected={shown}
        without={seen}
      />
    </Landing>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space(6)};
  align-items: center;

  ${media.tablet} {
    grid-template-columns: 20rem minmax(0, 1fr);
    gap: ${space(10)};
  }
`;
const Frame = styled.div`
  overflow: hidden;
  background: ${color.sunken};
  border-radius: ${radius.large};
`;
