import type { Schemas } from '@copper-carrot/contracts';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Price } from '@copper-carrot/shared-ui/Price';
import { Rating } from '@copper-carrot/shared-ui/Rating';
import { color, font, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { kitchenWords } from './map-words';

/** The card of a map pin: restaurant, rating, price and delivery. */
export function KitchenCard({ record, href }: { record: Schemas['MapRecord']; href: string }) {
  const { name, rating_average, review_count, lowest_price } = record;
  return (
    <Whole>
      <Name>{name}</Name>
      <Rating value={rating_average} count={rating_average === null ? undefined : review_count} />
      {lowest_price !== null && (
        <p>
          from <Price amount={lowest_price} unit="per person" />
        </p>
      )}
      <Terms>{kitchenWords(record)}</Terms>
      <Link to={href}>See what it cooks</Link>
    </Whole>
  );
}

const Whole = styled.div`
  display: grid;
  gap: ${space(1.5)};
  justify-items: start;
`;
const Name = styled.strong`
  font-family: ${font.heading};
  font-size: ${text.large};
  line-height: 1.25;
`;
const Terms = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
