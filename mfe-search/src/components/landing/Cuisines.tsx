import { href, type PublicCuisine, publicCuisines, type Schemas } from '@copper-carrot/contracts';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { focusRing, tabular } from '@copper-carrot/shared-ui/styles';
import { color, media, motion, shadow, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useNear } from '../../hooks/useNear';
import { usePackages } from '../../hooks/usePackages';
import { emptySearch } from '../../search/search-state';
import { packagesOf } from './packages-of';

/** The most records per answer, so that rare cuisines get a picture too. */
const looked = 200;
/** Packages on plates and trays, as closed boxes look alike in pictures. */
const laid = { presentation_type: ['buffet', 'mixed'] };

const belongs = ({ category, mealType }: PublicCuisine, pack: Schemas['PackageRecord']) =>
  category ? pack.package_category === category : pack.package_type === mealType;

/** Gives each cuisine a picture of its own while there are enough. */
function withPictures(cuisines: readonly PublicCuisine[], packages: readonly Schemas['PackageRecord'][]) {
  const taken = new Set<number>();
  return cuisines.map((cuisine) => {
    const own = packages.filter((pack) => belongs(cuisine, pack));
    const pack = own.find(({ id }) => !taken.has(id)) ?? own[0];
    if (pack) taken.add(pack.id);
    return { cuisine, image: pack?.image };
  });
}

export interface CuisinesProps {
  place: Schemas['Place'] | null;
  title: string;
  /** The cuisine that the page is already about. */
  without?: PublicCuisine;
}

/** The cuisines of a place, with the number of packages of each. */
export function Cuisines({ place, title, without }: CuisinesProps) {
  const here = { ...emptySearch, placeId: place?.enum ?? null };
  // The pictures need the largest answer of the page, so they load late.
  const { ref, near: isNear } = useNear();
  const { data, error } = usePackages(isNear && place ? here : null, looked, laid);
  const offered = place
    ? publicCuisines.filter((each) => each !== without && packagesOf(each, place) > 0)
    : [];
  // A cuisine that is sold in boxes only shows a box.
  const boxed = offered.flatMap((each) =>
    each.category && data && !data.records.some((pack) => belongs(each, pack)) ? [each.category] : [],
  );
  const boxes = usePackages(boxed.length > 0 ? { ...here, cuisines: boxed } : null, looked);
  if (!place) return null;
  // Single cuisines pick first, as a meal type can use any picture.
  const inOrder = [...offered].sort(
    (one, other) => Number(one.category === null) - Number(other.category === null),
  );
  const pictures = new Map(
    withPictures(inOrder, [...(data?.records ?? []), ...(boxes.data?.records ?? [])]).map(
      ({ cuisine, image }) => [cuisine, image],
    ),
  );
  if (offered.length === 0) return null;
  return (
    <Stack gap={6} as="section" aria-labelledby="cuisines">
      <SectionTitle id="cuisines">{title}</SectionTitle>
      <Plates ref={ref}>
        {offered.map((cuisine) => (
          <li key={cuisine.slug}>
            <Plate to={href.cuisine(cuisine.slug, { place_id: place.enum })}>
              <Dish>
                {data || error ? (
                  <Picture src={pictures.get(cuisine)?.url} alt="" ratio="1" round />
                ) : (
                  <Waiting aria-hidden />
                )}
              </Dish>
              <strong>{cuisine.label}</strong>
              <small>{count(packagesOf(cuisine, place), 'package')}</small>
            </Plate>
          </li>
        ))}
      </Plates>
    </Stack>
  );
}

const Plates = styled.ul`
  display: grid;
  grid-template-rows: 1fr 1fr;
  grid-auto-columns: 6.5rem;
  grid-auto-flow: column;
  gap: ${space(5)} ${space(3)};
  padding: ${space(2)} ${space(4)};
  margin-inline: -${space(4)};
  overflow-x: auto;
  scrollbar-width: none;

  ${media.tablet} {
    grid-template-rows: none;
    grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
    grid-auto-flow: row;
    gap: ${space(7)} ${space(4)};
    padding: 0;
    margin-inline: 0;
    overflow: visible;
  }
`;
const Dish = styled.span`
  display: block;
  width: 5.5rem;
  padding: 5px;
  margin-bottom: ${space(2)};
  background: ${color.raised};
  border-radius: 50%;
  box-shadow: ${shadow.mid};
  transition: transform ${motion.calm};

  img {
    transform: scale(1.25);
  }
  ${media.tablet} {
    width: 6.75rem;
  }
`;
const Waiting = styled.span`
  display: block;
  aspect-ratio: 1;
  background: ${color.sunken};
  border-radius: 50%;
`;
const Plate = styled(Link)`
  display: grid;
  justify-items: center;
  color: ${color.ink};
  text-align: center;
  text-decoration: none;
  border-radius: 12px;

  strong {
    font-size: ${text.small};
    font-weight: 600;
  }
  small {
    ${tabular}
    font-size: ${text.tiny};
    color: ${color.inkSoft};
  }
  &:hover strong {
    color: ${color.copperText};
  }
  &:hover ${Dish} {
    transform: translateY(-3px) rotate(-2deg);
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: 6px;
  }
`;
