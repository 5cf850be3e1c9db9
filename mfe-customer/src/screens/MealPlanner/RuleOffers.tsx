import { color, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { useRuleResults } from './api';
import { FoundPackage } from './FoundPackage';

interface RuleOffersProps {
  ruleId: number;
  date: string;
  onChoose: (packageId: number) => unknown;
}

/** What a rule would plan on a day, the best first; nothing where it can't be told. */
export function RuleOffers({ ruleId, date, onChoose }: RuleOffersProps) {
  const { data } = useRuleResults(ruleId, date);
  if (!data || data.records.length === 0) return null;
  return (
    <section aria-labelledby="by-rule">
      <Heading id="by-rule">Best by your rule</Heading>
      <Lines>
        {data.records.map(({ package: pack, brand, ...offer }) => (
          <FoundPackage
            key={pack.id}
            name={pack.name}
            brand={brand.name}
            image={pack.image}
            pricePerPerson={offer.price_per_person}
            rating={offer.rating_average}
            reviews={offer.review_count}
            against={offer.against}
            onChoose={() => onChoose(pack.id)}
          />
        ))}
      </Lines>
    </section>
  );
}

const Heading = styled.h3`
  font-size: ${text.large};
`;
const Lines = styled.ul`
  display: grid;

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
