import {
  brandHref,
  cuisineCategories,
  href,
  mealTypeLabels,
  setUpLabels,
  type Schemas,
} from '@copper-carrot/contracts';
import { Badge, DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { Icon, type IconName } from '@copper-carrot/shared-ui/Icon';
import { Link } from '@copper-carrot/shared-ui/Link';
import { formatNotice } from '@copper-carrot/shared-ui/lead-time';
import { Price } from '@copper-carrot/shared-ui/Price';
import { color, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { FavoriteButton } from '../../components/FavoriteButton';
import { ReviewedRating } from '../../components/reviews/ReviewedRating';
import { headcountWords, presentationWords } from '../../components/words';
import { type PackageEvent } from '../../hooks/usePackageEvent';
import { writeEvent, writeSearch } from '../../search/query-string';
import { emptySearch, type SearchState } from '../../search/search-state';
import { Diets } from './Diets';
import { Photos } from './Photos';

/** A search for the same event, by its text or the package's cuisine. */
function searchHref(event: PackageEvent, by: Partial<Pick<SearchState, 'text' | 'cuisines'>>): string {
  const state = { ...emptySearch, ...event, text: '', ...by };
  return `${href.search()}?${writeSearch(state).toString()}`;
}

/** Picture, name, caterer and presentation of the package. */
export function PackageHead({
  pack,
  event,
  isSettled,
  children,
}: {
  pack: Schemas['Package'];
  event: PackageEvent;
  /** Whether all reads of the page have finished. */
  isSettled: boolean;
  /** The ordering deadline. */
  children: ReactNode;
}) {
  const facts: [IconName, string][] = [
    ['people', headcountWords(pack)],
    ['bag', presentationWords[pack.presentation_type]],
    ['truck', setUpLabels[pack.set_up_type]],
    ['clock', `Order ${formatNotice(pack.lead_time_hours)} ahead`],
  ];
  return (
    <Head>
      <Breadcrumbs
        items={[
          { label: 'Find food', to: searchHref(event, { text: event.text }) },
          {
            label: pack.package_category_label,
            to: cuisineCategories[pack.package_category]
              ? searchHref(event, { cuisines: [pack.package_category] })
              : undefined,
          },
          { label: pack.name },
        ]}
      />
      <Hero>
        <Photos pack={pack} isSettled={isSettled} />
        <Corner>
          <FavoriteButton kind="package" id={pack.id} name={pack.name} />
        </Corner>
        {pack.deal && (
          <Deal>
            <Badge tone="copper">{pack.deal}</Badge>
          </Deal>
        )}
      </Hero>
      <Words>
        <Meal>{mealTypeLabels[pack.package_type]}</Meal>
        <Title>{pack.name}</Title>
        <Maker>
          <span>
            by{' '}
            <Link to={`${brandHref(pack.caterer)}?${writeEvent(event).toString()}`}>{pack.caterer.name}</Link>
          </span>
          <ReviewedRating value={pack.rating_average} count={pack.review_count} />
        </Maker>
        <Line>
          <Price amount={pack.price} unit="per person" size="hero" />
        </Line>
        {children}
        <Description>{pack.description}</Description>
        <DietaryTags tags={pack.dietary_tags} named among />
      </Words>
      <Facts>
        {facts.map(([icon, words]) => (
          <li key={icon}>
            <Icon name={icon} />
            {words}
          </li>
        ))}
      </Facts>
      {pack.includes.length > 0 && (
        <Includes>
          <h2>It comes with</h2>
          <ul>
            {pack.includes.map((each) => (
              <li key={each}>
                <Icon name="check" />
                {each}
              </li>
            ))}
          </ul>
        </Includes>
      )}
      <Diets pack={pack} />
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space(5)};
  padding-bottom: ${space(7)};

  > * {
    min-width: 0;
  }
`;
const Hero = styled.div`
  position: relative;
  overflow: hidden;
  margin-inline: -${space(4)};

  ${media.tablet} {
    margin-inline: 0;
    border-radius: ${radius.large};
  }
`;
const Corner = styled.div`
  position: absolute;
  top: ${space(4)};
  right: ${space(4)};
`;
const Deal = styled.div`
  position: absolute;
  top: ${space(4)};
  left: ${space(4)};
`;
const Words = styled.div`
  display: grid;
  gap: ${space(3)};
`;
const Meal = styled.p`
  font-size: ${text.small};
  font-weight: 600;
  color: ${color.copperText};
`;
const Title = styled.h1`
  font-size: ${text.title};
`;
const Maker = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  align-items: center;
  color: ${color.inkSoft};
`;
const Line = styled.p`
  padding-top: ${space(1)};
`;
const Description = styled.p`
  max-width: 44rem;
  font-size: ${text.large};
  line-height: 1.55;
  color: ${color.inkSoft};
`;
const Facts = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)} ${space(4)};
  padding: ${space(4)} ${space(5)};
  font-size: ${text.small};
  font-weight: 600;
  background: ${color.sunken};
  border-radius: ${radius.large};

  li {
    display: flex;
    gap: ${space(2.5)};
    align-items: center;
  }
  svg {
    color: ${color.copperText};
  }
  ${media.tablet} {
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
  }
`;
const Includes = styled.div`
  display: grid;
  gap: ${space(3)};

  h2 {
    font-size: ${text.large};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(6)};
    list-style: none;
  }
  li {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    color: ${color.inkSoft};
  }
  svg {
    color: ${color.leaf};
  }
`;
