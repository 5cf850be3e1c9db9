import { brandHref, type Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { DiversityTags } from '@copper-carrot/shared-ui/Badge';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Rating } from '@copper-carrot/shared-ui/Rating';
import { color, space } from '@copper-carrot/shared-ui/tokens';
import { joinList } from '@copper-carrot/shared-ui/words';
import styled from 'styled-components';
import { aside, urls } from '../../api';
import { PackageCard } from '../../components/PackageCard';
import { reviewsId } from '../../components/reviews/reviews-id';
import { useCaterer } from '../../hooks/useCaterer';
import { type PackageEvent } from '../../hooks/usePackageEvent';
import { eventQuery } from '../../search/event-query';
import { writeEvent } from '../../search/query-string';
import { CardGrid } from '../Search/Results';

const shown = 3;

/** The caterer of the package with its other packages; nothing while unknown. */
export function Caterer({ pack, event }: { pack: Schemas['Package']; event: PackageEvent }) {
  const caterer = useCaterer(pack.id);
  const { data: more } = useRead(
    urls.packageSearch({ ...eventQuery(event), brand_id: [pack.brand_id], limit: shown + 1 }),
    { ...aside, keepPrevious: true },
  );
  const kitchenHref = `${brandHref(caterer ?? pack.caterer)}?${writeEvent(event).toString()}`;
  const others = (more?.records ?? []).filter(({ id }) => id !== pack.id).slice(0, shown);
  return (
    <Stack gap={8}>
      {caterer && (
        <Card look="sunken" padding="large" as="section" aria-labelledby="caterer">
          <Kitchen>
            <Face>
              <Picture src={caterer.avatar_url} alt="" ratio="1" round />
            </Face>
            <Stack gap={3}>
              <SectionTitle id="caterer">{caterer.name}</SectionTitle>
              <Cluster>
                {caterer.review_count > 0 ? (
                  <Link look="plain" to={`${kitchenHref}#${reviewsId}`}>
                    <Rating value={caterer.rating_average} count={caterer.review_count} />
                  </Link>
                ) : (
                  <Rating value={caterer.rating_average} />
                )}
                <DiversityTags tags={caterer.minority_flags} />
              </Cluster>
              <Story>{caterer.story || caterer.description}</Story>
              {caterer.kitchens.length > 0 && (
                <Where>
                  Cooks in{' '}
                  {joinList([...new Set(caterer.kitchens.map(({ city, state }) => `${city}, ${state}`))])}
                </Where>
              )}
              <div>
                <ButtonLink to={kitchenHref} variant="secondary" iconEnd="arrow">
                  See the whole kitchen
                </ButtonLink>
              </div>
            </Stack>
          </Kitchen>
        </Card>
      )}
      {others.length > 0 && (
        <Stack gap={5} as="section" aria-labelledby="others">
          <SectionTitle id="others">Also from {pack.caterer.name}</SectionTitle>
          <CardGrid>
            {others.map((other) => (
              <li key={other.id}>
                <PackageCard pack={other} event={event} />
              </li>
            ))}
          </CardGrid>
        </Stack>
      )}
    </Stack>
  );
}

const Kitchen = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(5)};
`;
const Face = styled.div`
  width: clamp(3.5rem, 12vw, 6rem);
`;
const Story = styled.p`
  max-width: 42rem;
`;
const Where = styled.p`
  color: ${color.inkSoft};
`;
