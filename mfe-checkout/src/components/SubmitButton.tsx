import { Button } from '@copper-carrot/shared-ui/Button';
import { Link } from '@copper-carrot/shared-ui/Link';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { color, shadow, space, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { isAllIn } from '../checkout/promise';
import { useCheckout } from '../hooks/useCheckout';
import { sectionId } from './SectionCard';

interface Props {
  submitting: boolean;
  onPress: () => void;
}

/** The one press that sends the order, with what the last press was refused for. */
export function SubmitButton({ submitting, onPress }: Props) {
  const { order, problems } = useCheckout();
  const words = problems.filter(({ section }) => section === 'submit').map(({ message }) => message);
  if (!order.can.submit) return null;
  return (
    <Root id={sectionId('submit')}>
      {words.map((message) => (
        <Notice key={message} tone="danger" live>
          {message}
        </Notice>
      ))}
      <Button size="large" wide pending={submitting} onClick={onPress}>
        {submitting ? 'Placing your order …' : 'Place order'}
      </Button>
    </Root>
  );
}

/** On a phone the total and the button stay at the thumb. */
export function SubmitBar(props: Props) {
  const { order } = useCheckout();
  if (!order.can.submit) return null;
  return (
    <Bar>
      <Sum>
        <span>{isAllIn(order) ? 'Total' : 'Before delivery'}</span>
        <strong>{formatMoney(order.pricing.customer_price)}</strong>
        <Link href="#checkout-price">See the price</Link>
      </Sum>
      <SubmitButton {...props} />
    </Bar>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
`;
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 10;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(4)};
  align-items: center;
  margin: 0 calc(-1 * ${space(4)});
  padding: ${space(3)} ${space(4)};
  padding-bottom: max(${space(3)}, env(safe-area-inset-bottom));
  background: ${color.raised};
  border-top: 1px solid ${color.line};
  box-shadow: ${shadow.high};

  > :has([role='alert']) {
    grid-column: 1 / -1;
  }
`;
const Sum = styled.div`
  display: grid;
  font-size: ${text.tiny};
  line-height: 1.3;
  color: ${color.inkSoft};

  strong {
    font-size: ${text.large};
    font-variant-numeric: tabular-nums;
    color: ${color.ink};
  }
`;
