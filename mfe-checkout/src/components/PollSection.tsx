import { Card } from '@copper-carrot/shared-ui/Card';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { useCheckout } from '../hooks/useCheckout';

/** Teammates are choosing their own meals: until when, and what that means for this page. */
export function PollSection() {
  const { order } = useCheckout();
  if (!order.poll) return null;
  return (
    <Card as="section" aria-label="Poll" padding="large">
      <Stack gap={3}>
        <Title>Poll</Title>
        <p>Your teammates choose their own meals until {formatMoment(order.poll.expires_at, order)}.</p>
        {order.poll.auto_submit && order.poll.scheduled_at && (
          <Notice tone="info" title="This order is sent by itself">
            It goes to the caterer when the poll ends, so it can’t be changed here now.
          </Notice>
        )}
      </Stack>
    </Card>
  );
}

const Title = styled.h2`
  font-size: ${text.heading};
  color: ${color.ink};
`;
