import type { Schemas } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Rating } from '@copper-carrot/shared-ui/Rating';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

interface FoundPackageProps {
  name: string;
  brand: string | undefined;
  image: Schemas['Picture'];
  pricePerPerson: number;
  rating: number | null;
  reviews: number;
  /** Why a rule would not take it. */
  against?: readonly string[];
  onChoose: () => unknown;
}

/** A package that can be planned, in a line. */
export function FoundPackage({
  name,
  brand,
  image,
  pricePerPerson,
  rating,
  reviews,
  against = [],
  onChoose,
}: FoundPackageProps) {
  return (
    <Root>
      <Picture src={image.url} alt="" ratio="4 / 3" />
      <div>
        <strong>{name}</strong>
        <Quiet>
          {[brand, `${formatMoney(pricePerPerson)} per person, all in`].filter(Boolean).join(' · ')}
        </Quiet>
        {rating !== null && <Rating value={rating} count={reviews || undefined} short />}
        {against.map((sentence) => (
          <Quiet key={sentence}>{sentence}</Quiet>
        ))}
      </div>
      <Button variant="secondary" size="small" aria-label={`Choose ${name}`} onClick={onChoose}>
        Choose
      </Button>
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(2)} 0;
  overflow-wrap: anywhere;
`;
const Quiet = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
