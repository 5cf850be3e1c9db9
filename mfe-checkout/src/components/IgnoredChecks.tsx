import { useUser } from '@copper-carrot/contracts/runtime';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { useCheckout } from '../hooks/useCheckout';

/** A payment bypass replaces the other payment method, as an order has only one. */
const unpaid = { bypass_payment: true, credit_card_id: null, paid_with_invoice: false };

/** For site admins: the customer, and the checks that can be skipped. */
export function IgnoredChecks() {
  const user = useUser();
  const { order, values, change, ignore, setIgnore, readOnly } = useCheckout();
  return (
    <Card as="section" aria-label="Site admin" padding="large">
      <Stack gap={3}>
        <Title>Site admin</Title>
        {order.user_id !== user?.id && <p>You are ordering for {order.user_name}.</p>}
        <Checkbox
          checked={ignore.delivery_area_minimum ?? false}
          disabled={readOnly}
          onChange={(delivery_area_minimum) => setIgnore({ ...ignore, delivery_area_minimum })}
        >
          Ignore the delivery minimum
        </Checkbox>
        <Checkbox
          checked={ignore.availability ?? false}
          disabled={readOnly}
          onChange={(availability) => setIgnore({ ...ignore, availability })}
        >
          Ignore availability
        </Checkbox>
        {order.status === 'in_cart' && (
          <Checkbox
            checked={values.bypass_payment}
            disabled={readOnly}
            onChange={(isFree) => change(isFree ? unpaid : { bypass_payment: false })}
          >
            No payment is needed
          </Checkbox>
        )}
      </Stack>
    </Card>
  );
}

const Title = styled.h2`
  font-size: ${text.large};
  color: ${color.ink};
`;
