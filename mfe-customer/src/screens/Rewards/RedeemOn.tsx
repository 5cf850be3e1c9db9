import { href, type Schemas } from '@copper-carrot/contracts';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Link } from '@copper-carrot/shared-ui/Link';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import { redeem, stale, takeOff } from './api';

interface Props {
  cart: Schemas['RedeemableOrder'];
  /** Whole dollars that the coins pay. */
  most: number;
}

/** A cart, and what coins pay of it. */
export function RedeemOn({ cart, most }: Props) {
  const name = cart.package_name ?? `Order from ${cart.brand.name}`;
  return (
    <Row>
      <What>
        <Link to={href.checkout(cart.id)}>{name}</Link>
        <Small>
          {[cart.brand.name, cart.start_date && formatOrderDate(cart.start_date)].filter(Boolean).join(' · ')}
          {cart.total !== null && ` · ${formatMoney(cart.total)}`}
        </Small>
      </What>
      {cart.amount > 0 ? <Redeemed cart={cart} /> : <Redeem cart={cart} most={most} />}
    </Row>
  );
}

function Redeem({ cart, most }: Props) {
  const [amount, setAmount] = useState<number | null>(null);
  const write = useWrite(() => redeem(cart.id, amount ?? 0), {
    stale: stale(cart.id),
    onDone: (answer) =>
      notify({ kind: 'success', message: `${answer.coins} coins pay $${answer.amount} of this order.` }),
  });
  if (most === 0) return <Small>100 coins pay the first dollar.</Small>;
  return (
    <Form aria-label={`Redeem coins on order #${cart.id}`} onSubmit={() => write.run()}>
      <Act>
        <NumberField
          label={`Dollars off order #${cart.id}`}
          labelHidden
          value={amount}
          min={1}
          max={most}
          step={1}
          error={write.failure?.message}
          onChange={setAmount}
        />
        <Button type="submit" size="small" disabled={!amount}>
          Redeem
        </Button>
      </Act>
    </Form>
  );
}

function Redeemed({ cart }: Pick<Props, 'cart'>) {
  const write = useWrite(() => takeOff(cart.id), {
    stale: stale(cart.id),
    onFailure: ({ message }) => notify({ kind: 'error', message }),
  });
  return (
    <Act>
      <span>${cart.amount} paid by coins</span>
      <Button
        variant="quiet"
        size="small"
        pending={write.pending}
        aria-label={`Take the coins off order #${cart.id}`}
        onClick={() => write.run()}
      >
        Take off
      </Button>
    </Act>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${space(2)} ${space(4)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
const What = styled.span`
  display: grid;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Act = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
`;
const Small = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
