import { href, type Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Price } from '@copper-carrot/shared-ui/Price';
import { color, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import styled from 'styled-components';
import { aside } from '../api';
import { leftCartsUrl } from '../order/left-carts';

/** The cart that this person left last and can go on with, at the page's restaurant where it is of one. */
export function ContinueOrder({ brandId }: { brandId?: number | undefined }) {
  const { data } = useRead(leftCartsUrl({ brand_id: brandId }), aside);
  const [cart] = data?.records ?? [];
  if (!cart) return null;
  const name = cart.package?.name ?? `From the menu of ${cart.brand.name}`;
  return (
    <Box aria-label="Continue your order">
      <Frame>
        <Picture src={cart.package?.image.url ?? cart.brand.avatar_url} alt="" ratio="1 / 1" />
      </Frame>
      <Words>
        <Title>{name}</Title>
        <Line>{aboutCart(cart)}</Line>
        {cart.saved_price && (
          <Line>
            <Price amount={cart.saved_price.amount} /> as last saved
            {cart.saved_price.before_delivery && ', before delivery'}
          </Line>
        )}
      </Words>
      <ButtonLink to={href.checkout(cart.id)}>Continue your order</ButtonLink>
    </Box>
  );
}

const aboutCart = ({ brand, package: pack, headcount, start_date: date }: Schemas['OrderListRecord']) =>
  [
    pack && brand.name,
    headcount && count(headcount, 'person', 'people'),
    date ? formatOrderDate(date) : 'no date yet',
  ]
    .filter(Boolean)
    .join(' · ');

const Box = styled.section`
  display: grid;
  grid-template-columns: 4rem 1fr;
  gap: ${space(3)} ${space(4)};
  align-items: center;
  padding: ${space(4)};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: 4rem 1fr auto;

    > :last-child {
      grid-column: auto;
    }
  }
`;
const Frame = styled.div`
  overflow: hidden;
  border-radius: ${radius.medium};
`;
const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;
const Title = styled.h2`
  font-size: ${text.large};
  overflow-wrap: anywhere;
`;
const Line = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
