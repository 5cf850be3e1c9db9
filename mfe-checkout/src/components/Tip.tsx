import { formatMoney } from '@copper-carrot/shared-ui/money';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { color } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { fieldLabels, limitOf } from '../checkout/fields';
import { percentOf, savedTip, tipOf, tipPercents } from '../checkout/tip';
import { useCheckout } from '../hooks/useCheckout';
import { useFromPreferences } from '../hooks/useFromPreferences';

interface Props {
  /** The field was cleared, and no amount is entered yet. */
  isEmptied: boolean;
  setEmptied: (isEmptied: boolean) => void;
}

/** A percentage by one press, or any amount. */
export function Tip({ isEmptied, setEmptied }: Props) {
  const { order, values, change, draft, errorOf, readOnly: isRead, tipIsSum, setTipIsSum } = useCheckout();
  const fromPreferences = useFromPreferences();
  const readOnly = isRead || !order.can.edit_payment;
  const food = order.pricing.order_items_price;
  const tip = values.tip ?? tipOf(food, tipPercents[0]);
  const percent = percentOf(tip, food);
  const chosen = tipIsSum || percent === null ? 'other' : String(percent);
  const refused = errorOf('extras', 'tip');
  return (
    <>
      <RadioGroup
        label="Tip"
        look="segments"
        description={['It goes to the caterer’s team.', fromPreferences('tip')].filter(Boolean).join(' ')}
        value={chosen}
        error={chosen === 'other' ? undefined : refused}
        disabled={readOnly}
        options={[
          ...tipPercents.map((each) => ({
            value: String(each),
            label: each === 0 ? 'No tip' : `${each}%`,
          })),
          { value: 'other', label: 'Other' },
        ]}
        onChange={(value) => {
          setTipIsSum(value === 'other');
          setEmptied(false);
          if (value !== 'other') change({ tip: savedTip(food, Number(value)) });
        }}
      />
      {chosen === 'other' && (
        <NumberField
          label={fieldLabels.tip}
          name="tip"
          money
          lenient
          min={limitOf('tip').min}
          step={0.01}
          value={isEmptied ? null : tip}
          description={
            // Always rendered, even if empty: the field announces a description only if it exists
            // from the start.
            <Warning role="status">
              {!isEmptied &&
                food > 0 &&
                tip > food &&
                `This tip is more than the food itself (${formatMoney(food)}).`}
            </Warning>
          }
          error={
            isEmptied
              ? `Please give an amount, or choose “No tip”. Until then it stays ${formatMoney(order.pricing.tip)}.`
              : refused
          }
          disabled={readOnly}
          onChange={(amount) => {
            // An empty field is not a tip of zero.
            setTipIsSum(true);
            setEmptied(amount === null);
            if (amount === null) draft.drop('tip');
            else change({ tip: amount }, { wait: 600 });
          }}
        />
      )}
    </>
  );
}

const Warning = styled.span`
  font-weight: 500;
  color: ${color.danger};
`;
