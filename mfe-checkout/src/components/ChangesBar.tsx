import { Link } from '@copper-carrot/shared-ui/Link';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { count } from '@copper-carrot/shared-ui/words';
import { keysOf } from '../checkout/sections';
import { standsAgainst } from '../checkout/would-be';
import { useCheckout } from '../hooks/useCheckout';
import { type ChangesProps, SendButton } from './ChangesPanel';
import { Bar, BarSum } from './PriceBar';

/** On phones, unsent changes and their button stay at the bottom of the window. */
export function ChangesBar(props: ChangesProps) {
  const { state } = useCheckout();
  const { calculated } = props.wish;
  const changes = calculated?.changes ?? [];
  const words = changes.length > 0 ? `${count(changes.length, 'change')}, not sent` : 'Not sent yet';
  const isTouched = changes.length > 0 || keysOf(state.pending).length > 0;
  return (
    <Bar data-bottom-bar>
      <BarSum role="status">
        <span>{isTouched ? words : 'Nothing changed yet'}</span>
        {calculated && changes.length > 0 && !standsAgainst(props.wish) && (
          <strong>{differenceOf(calculated.difference)}</strong>
        )}
        {isTouched && <Link href="#changes-title">See what changes</Link>}
      </BarSum>
      <SendButton {...props} />
    </Bar>
  );
}

const differenceOf = (difference: number): string =>
  difference === 0 ? 'Same price' : `${difference > 0 ? '+' : '−'}${formatMoney(Math.abs(difference))}`;
