import { href } from '@copper-carrot/contracts';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Price } from '@copper-carrot/shared-ui/Price';
import { color, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { useId } from 'react';
import styled from 'styled-components';
import { type LeftCart } from '../../order/left-carts';
import { cartInWords, whatHolds } from './words';

/** An unfinished cart: its contents, whom it waits for, and the link to continue it. */
export function ContinueOrder({ cart }: { cart: LeftCart }) {
  const id = useId();
  const { package: pack, brand, saved_price: price } = cart;
  const held = whatHolds(cart);
  return (
    <Box aria-labelledby={id}>
      <Frame>
        <Picture src={pack?.image.url ?? brand.avatar_url} alt="" ratio="1 / 1" />
      </Frame>
      <Words>
        <Title id={id}>Not ordered yet: {pack?.name ?? `dishes from ${brand.name}`}</Title>
        <Line>
          {pack && `${brand.name} · `}
          {cartInWords(cart)}
          {price && (
            <>
              {' · '}
              <Price amount={price.amount} /> as last saved{price.before_delivery && ', before delivery'}
            </>
          )}
        </Line>
        {held && <Line>{held}</Line>}
      </Words>
      <Ways>
        <ButtonLink to={href.checkout(cart.id)}>Continue your order</ButtonLink>
        <Link to={href.customerOrders(undefined, { view: 'carts' })}>Started orders</Link>
      </Ways>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: 4rem 1fr;
  gap: ${space(4)};
  align-items: center;
  padding: ${space(4)};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  ${media.tablet} {
    grid-template-columns: 4.5rem 1fr auto;
    padding-right: ${space(6)};
  }
`;
const Frame = styled.div`
  overflow: hidden;
  align-self: start;
  border-radius: ${radius.medium};
`;
const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Title = styled.h2`
  font-size: ${text.large};
`;
const Line = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space(3)} ${space(4)};
  align-items: center;
  font-size: ${text.small};

  ${media.tablet} {
    flex-direction: column;
    grid-column: auto;
    gap: ${space(2)};
  }
`;
