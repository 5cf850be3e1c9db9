import { brandHref, href, type Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Rating } from '@copper-carrot/shared-ui/Rating';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import { joinList } from '@copper-carrot/shared-ui/words';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { asTyped, urls } from '../../api';
import { writeSearch } from '../../search/query-string';
import { searchQuery } from '../../search/search-request';
import { emptySearch, type SearchState } from '../../search/search-state';
import { KitchenFeature } from './KitchenFeature';
import { SeeAll } from './SeeAll';

const shown = 7;

export interface KitchensProps {
  place: Schemas['Place'] | null;
  title?: string;
  /** A search that narrows the kitchens. */
  search?: Partial<SearchState>;
}

/** Restaurants of a place, the first one large; nothing if there are none. */
export function Kitchens({ place, title = 'The people who cook it', search }: KitchensProps) {
  const wanted = { ...emptySearch, ...search, placeId: place?.enum ?? null };
  const { data } = useRead(place && urls.brandSearch({ ...searchQuery(wanted), limit: shown }), asTyped);
  const [first, ...others] = data?.records ?? [];
  if (!first || !place) return null;
  const here = `?place_id=${place.enum}`;
  const all = writeSearch({ ...wanted, searchType: 'restaurants' });
  return (
    <Stack gap={6} as="section" aria-labelledby="kitchens">
      <SectionTitle
        id="kitchens"
        actions={
          data && data.count > data.records.length ? (
            <SeeAll to={`${href.search()}?${all.toString()}`}>All {data.count} kitchens</SeeAll>
          ) : undefined
        }
      >
        {title}
      </SectionTitle>
      <Columns data-alone={others.length === 0 || undefined}>
        <KitchenFeature brand={first} placeId={place.enum} />
        <List>
          {others.map((brand) => (
            <li key={brand.id}>
              <Line to={brandHref(brand) + here}>
                <Face>
                  <Picture src={brand.avatar_url} alt="" ratio="1" round />
                </Face>
                <span>
                  <strong>{brand.name}</strong>
                  <Cuisines>{joinList(brand.cuisines.slice(0, 3))}</Cuisines>
                </span>
                <Rating value={brand.rating_average} short />
              </Line>
            </li>
          ))}
        </List>
      </Columns>
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(8)};

  ${media.largeTablet} {
    grid-template-columns: 1.15fr 1fr;
    gap: ${space(14)};
  }
  &[data-alone] {
    max-width: 40rem;
    grid-template-columns: minmax(0, 1fr);
  }
`;
const List = styled.ul`
  display: grid;
  align-content: start;
`;
const Line = styled(Link)`
  display: grid;
  grid-template-columns: 3.5rem 1fr auto;
  gap: ${space(4)};
  align-items: center;
  padding-block: ${space(4)};
  color: inherit;
  text-decoration: none;
  border-bottom: 1px solid ${color.line};

  strong {
    display: block;
    font-weight: 600;
  }
  &:hover strong {
    color: ${color.copperText};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
const Face = styled.span`
  display: block;
`;
const Cuisines = styled.span`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
