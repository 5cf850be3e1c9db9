import {
  brandHref,
  type BrandRecord,
  href,
  type PlaceView,
  type SearchResponse,
} from '@copper-carrot/contracts';
import {
  ButtonLink,
  color,
  DiversityTags,
  focusRing,
  font,
  joinList,
  media,
  Picture,
  radius,
  Rating,
  SectionTitle,
  space,
  Stack,
  text,
} from '@copper-carrot/shared-ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import useSWR from 'swr';
import { get, urls } from '../../api';
import { writeSearch } from '../../search/query-string';
import { emptySearch } from '../../search/search-state';

const shown = 5;

/** Who cooks around here: one kitchen in large, some more beside it. Nothing where none is known. */
export function Kitchens({ place }: { place: PlaceView | null }) {
  const { data } = useSWR<SearchResponse<BrandRecord>, unknown>(
    place && urls.brandSearch({ place_id: place.enum, order_by_popularity: true, limit: shown }),
    get,
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  );
  const [first, ...others] = data?.records ?? [];
  if (!first || !place) return null;
  const here = `?place_id=${place.enum}`;
  const all = writeSearch({ ...emptySearch, placeId: place.enum, searchType: 'restaurants' });
  return (
    <Stack gap={6} as="section" aria-labelledby="kitchens">
      <SectionTitle
        id="kitchens"
        actions={
          <ButtonLink to={`${href.search()}?${all.toString()}`} variant="quiet" iconEnd="arrow">
            All {place.brands_count} kitchens
          </ButtonLink>
        }
      >
        The people who cook it
      </SectionTitle>
      <Columns>
        <Feature to={brandHref(first) + here}>
          <Frame>
            <Picture src={first.image.url} alt={first.image.alt} ratio="16 / 10" />
          </Frame>
          <Name>{first.name}</Name>
          <Facts>
            <Rating value={first.rating_average} count={first.review_count || undefined} />
            <DiversityTags tags={first.minority_flags} />
          </Facts>
          <Quote>{first.description}</Quote>
        </Feature>
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
`;
const Feature = styled(Link)`
  display: grid;
  gap: ${space(3)};
  align-content: start;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    ${focusRing}
  }
`;
const Frame = styled.span`
  display: block;
  overflow: hidden;
  border-radius: ${radius.large};
`;
const Name = styled.strong`
  margin-top: ${space(2)};
  font-family: ${font.heading};
  font-size: ${text.heading};
  font-weight: 560;
`;
const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
`;
const Quote = styled.span`
  color: ${color.inkSoft};
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
