import { Card, Checkbox, Stack } from '@copper-carrot/shared-ui';
import { useCheckout } from '../hooks/useCheckout';

/** What a site admin may have skipped (1 §6); nobody else sees it. */
export function AdminOptions() {
  const { order, ignore, setIgnore } = useCheckout();
  if (!order.can.ignore_checks) return null;
  return (
    <Card look="sunken" as="section" aria-label="Site admin">
      <Stack gap={3}>
        <Checkbox
          checked={ignore.delivery_area_minimum ?? false}
          onChange={(delivery_area_minimum) => setIgnore({ ...ignore, delivery_area_minimum })}
        >
          Ignore the delivery minimum
        </Checkbox>
        <Checkbox
          checked={ignore.availability ?? false}
          onChange={(availability) => setIgnore({ ...ignore, availability })}
        >
          Ignore availability
        </Checkbox>
      </Stack>
    </Card>
  );
}
