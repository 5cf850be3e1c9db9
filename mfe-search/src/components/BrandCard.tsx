import { brandHref, qualityTiers, type Schemas } from '@copper-carrot/contracts';
import { Badge, DiversityTags } from '@copper-carrot/shared-ui/Badge';
import { PictureCard } from '@copper-carrot/shared-ui/Card';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Price } from '@copper-carrot/shared-ui/Price';
import { Rating } from '@copper-carrot/shared-ui/Rating';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { count, joinList } from '@copper-carrot/shared-ui/words';
import styled from 'styled-components';
import { writeEvent } from '../search/query-string';
import { type EventDetails } from '../search/search-state';
import { FavoriteButton } from './FavoriteButton';

export interface BrandCardProps {
  brand: Schemas['BrandRecord'];
  event: EventDetails;
  minimum?: number;
  promoted?: boolean;
  priority?: boolean;
}

export function BrandCard({ brand, event, minimum, promoted, priority }: BrandCardProps) {
  const query = writeEvent(event).toString();
  const badge = promoted ? 'Promoted' : brand.quality_tier && qualityTiers[brand.quality_tier];
  return (
    <Place>
      <PictureCard
        to={query ? `${brandHref(brand)}?${query}` : brandHref(brand)}
        title={brand.name}
        picture={<Picture src={brand.image.url} alt={brand.image.alt} ratio="3 / 2" priority={priority} />}
        badge={badge && <Badge tone={promoted ? 'honey' : 'neutral'}>{badge}</Badge>}
      >
        <Facts>
          <Rating value={brand.rating_average} count={brand.review_count || undefined} short />
          {brand.package_count > 0 && <span>{count(brand.package_count, 'package')}</span>}
          {brand.full_menu_ordering_enabled && <span>Full menu</span>}
        </Facts>
        <Words>{brand.cuisines.length > 0 ? joinList(brand.cuisines.slice(0, 3)) : brand.description}</Words>
        <DiversityTags tags={brand.minority_flags} />
        <Bottom>
          {brand.lowest_price !== null && (
            <span>
              from <Price amount={brand.lowest_price} unit="per person" />
            </span>
          )}
          {minimum ? (
            <span>
              Order minimum <Price amount={minimum} digits={0} />
            </span>
          ) : null}
        </Bottom>
      </PictureCard>
      <Corner>
        <FavoriteButton kind="brand" id={brand.id} name={brand.name} />
      </Corner>
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  display: grid;
`;
const Corner = styled.div`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
  z-index: 2;
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  padding-top: ${space(2)};
  margin-top: auto;
  font-size: ${text.small};
`;
