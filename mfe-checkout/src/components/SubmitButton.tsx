import { Button } from '@copper-carrot/shared-ui/Button';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { space } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { sectionId } from '../checkout/sections';
import { useCheckout } from '../hooks/useCheckout';
import { PriceBar } from './PriceBar';

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

/** The same on a phone, beside the total. */
export function SubmitBar(props: Props) {
  const { order } = useCheckout();
  if (!order.can.submit) return null;
  return (
    <PriceBar order={order}>
      <SubmitButton {...props} />
    </PriceBar>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
`;
