import { formatMoney } from '@copper-carrot/shared-ui/money';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { color } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { fieldLabels, limitOf } from '../checkout/fields';
import { percentOf, savedTip, tipOf, tipPercents } from '../checkout/tip';
import { useCheckout } from '../hooks/useCheckout';

interface Props {
  /** The amount was taken out of its field, and none is in its place yet. */
  isEmptied: boolean;
  setEmptied: (isEmptied: boolean) => void;
}

/** A share of the food by one press, or any sum. */
export function Tip({ isEmptied, setEmptied }: Props) {
  const { order, values, change, draft, errorOf, readOnly: isRead, tipIsSum, setTipIsSum } = useCheckout();
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
        description="It goes to the caterer’s team."
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
            // Empty or not, it is there from the first: the field knows only such a description as its own.
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
            // An empty field is no sum yet, least of all nothing for the team.
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
