import { type Schemas } from '@copper-carrot/contracts';
import { Badge, DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { PictureCard } from '@copper-carrot/shared-ui/Card';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Price } from '@copper-carrot/shared-ui/Price';
import { Rating } from '@copper-carrot/shared-ui/Rating';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { inZone, ownZone } from '@copper-carrot/shared-ui/zones';
import styled from 'styled-components';
import { packageHref } from '../search/package-href';
import { type EventDetails, lacksDelivery } from '../search/search-state';
import { FavoriteButton } from './FavoriteButton';
import { servingWords } from './words';

export interface PackageCardProps {
  pack: Schemas['PackageRecord'];
  event: EventDetails;
  timesOrdered?: number;
  /** When this person last ordered it, as an instant. */
  lastOrdered?: string;
  /** The person's own rating in stars. */
  ownRating?: number;
  /** Loads the picture early, as it is in the first view. */
  priority?: boolean;
  /** The large price includes delivery, fees, tax and the default tip. */
  allIn?: boolean;
  /** Why it is not available for the event, shown instead of its total. */
  misfit?: string | undefined;
}

/** A package as a result: picture, caterer and price. */
export function PackageCard({
  pack,
  event,
  timesOrdered,
  lastOrdered,
  ownRating,
  priority,
  allIn,
  misfit,
}: PackageCardProps) {
  const { priced_headcount: people, minimum_headcount: least } = pack;
  // The package page starts with the package's minimum, which may be below the delivery minimum of the
  // address.
  const asPriced = event.headcount === null && people > least ? { ...event, headcount: people } : event;
  const allInWords = lacksDelivery(event) ? 'all-in before delivery' : 'all-in';
  return (
    <Place>
      <PictureCard
        to={packageHref(pack.slug, asPriced)}
        title={pack.name}
        picture={<Picture src={pack.image.url} alt={pack.image.alt} ratio="3 / 2" priority={priority} />}
        badge={
          pack.deal ? (
            <Badge tone="copper">{pack.deal}</Badge>
          ) : timesOrdered ? (
            <Badge tone="aubergine">Ordered {count(timesOrdered, 'time')}</Badge>
          ) : undefined
        }
      >
        {pack.caterer && <Maker>{pack.caterer.name}</Maker>}
        <Facts>
          <Rating value={pack.rating_average} count={pack.review_count || undefined} short />
          <span>{servingWords(pack)}</span>
        </Facts>
        {(lastOrdered ?? ownRating) !== undefined && (
          <Facts>
            {[
              lastOrdered && `Last ordered ${formatDate(inZone(lastOrdered, ownZone()).date)}`,
              ownRating && `your rating: ${count(Math.round(ownRating * 10) / 10, 'star')}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Facts>
        )}
        <DietaryTags tags={pack.dietary_tags} among />
        <Bottom>
          <Price
            amount={allIn ? pack.all_in_price : pack.price}
            unit={allIn ? `per person, ${allInWords}` : 'per person'}
            size="large"
          />
          <Small data-total>
            {misfit ?? (
              <>
                {allIn && `Food ${formatMoney(pack.price)} · `}
                {formatMoney(pack.total_price)} {allInWords} for {people}
                {event.headcount === null ? ', the smallest order' : ` · from ${least} people`}
              </>
            )}
          </Small>
        </Bottom>
      </PictureCard>
      <Corner>
        <FavoriteButton kind="package" id={pack.id} name={pack.name} />
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
const Maker = styled.p`
  order: -1;
  font-size: ${text.small};
  font-weight: 600;
  color: ${color.copperText};
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const Bottom = styled.div`
  display: grid;
  gap: ${space(0.5)};
  padding-top: ${space(2)};
  margin-top: auto;
`;
const Small = styled.p`
  ${tabular}
  font-size: ${text.tiny};
  color: ${color.inkSoft};
`;
