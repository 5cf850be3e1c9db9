import { brandHref, type Schemas } from '@copper-carrot/contracts';
import { DiversityTags } from '@copper-carrot/shared-ui/Badge';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Rating } from '@copper-carrot/shared-ui/Rating';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, font, radius, shadow, space, text } from '@copper-carrot/shared-ui/tokens';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { usePackages } from '../../hooks/usePackages';
import { emptySearch } from '../../search/search-state';

const dishes = 3;

/** One large restaurant card: food pictures, description and reviews. */
export function KitchenFeature({ brand, placeId }: { brand: Schemas['BrandRecord']; placeId: number }) {
  const { data } = usePackages({ ...emptySearch, placeId, brandId: brand.id }, dishes);
  const own = data?.records.filter(({ brand_id }) => brand_id === brand.id) ?? [];
  const pictures = own.length < dishes ? [brand.image] : own.map(({ image }) => image);
  return (
    <Feature to={`${brandHref(brand)}?place_id=${placeId}`}>
      <Frame>
        <Dishes data-count={pictures.length}>
          {data ? (
            pictures.map(({ url, alt }) => (
              <span key={url}>
                <Picture src={url} alt={alt} ratio="auto" />
              </span>
            ))
          ) : (
            <span />
          )}
        </Dishes>
        <Face>
          <Picture src={brand.avatar_url} alt="" ratio="1" round />
        </Face>
      </Frame>
      <Name>{brand.name}</Name>
      <Facts>
        <Rating value={brand.rating_average} count={brand.review_count || undefined} />
        <DiversityTags tags={brand.minority_flags} />
      </Facts>
      <Quote>{brand.description}</Quote>
    </Feature>
  );
}

const Feature = styled(Link)`
  display: grid;
  gap: ${space(3)};
  align-content: start;
  color: inherit;
  text-decoration: none;
  border-radius: ${radius.large};

  &:hover strong {
    color: ${color.copperText};
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: 6px;
  }
`;
const Frame = styled.span`
  position: relative;
  display: block;
  padding-bottom: ${space(5)};
`;
const Dishes = styled.span`
  display: grid;
  gap: 6px;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: ${radius.large};

  > span {
    min-height: 0;
    background: ${color.sunken};
  }
  > span > div {
    height: 100%;
  }
  &[data-count='3'] {
    grid-template-rows: 1fr 1fr;
    grid-template-columns: 1.9fr 1fr;
  }
  &[data-count='3'] > span:first-child {
    grid-row: span 2;
  }
`;
const Face = styled.span`
  position: absolute;
  bottom: 0;
  left: ${space(5)};
  width: 4.75rem;
  padding: 4px;
  background: ${color.paper};
  border-radius: 50%;
  box-shadow: ${shadow.low};
`;
const Name = styled.strong`
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
