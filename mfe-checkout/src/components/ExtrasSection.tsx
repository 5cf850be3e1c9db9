import {
  Badge,
  Button,
  Cluster,
  formatMoney,
  Notice,
  NumberField,
  RadioGroup,
  TextField,
} from '@copper-carrot/shared-ui';
import { useState } from 'react';
import { couponWords } from '../checkout/failures';
import { useCheckout } from '../hooks/useCheckout';
import { SectionCard } from './SectionCard';

/** The first is the product's default rate (1 §9). */
const tipPercents = [8, 10, 12, 15, 0] as const;

export function ExtrasSection() {
  return (
    <SectionCard section="extras" complete>
      <Tip />
      <Coupon />
    </SectionCard>
  );
}

const tipOf = (food: number, percent: number) => Math.round(food * percent) / 100;

/** A share of the food by one press, or any sum; the default rate follows the price by itself. */
function Tip() {
  const { order, values, change, errorOf, readOnly } = useCheckout();
  const food = order.pricing.order_items_price;
  const tip = values.tip ?? tipOf(food, tipPercents[0]);
  const matching = tipPercents.find((percent) => tipOf(food, percent) === tip);
  const [other, setOther] = useState(false);
  const chosen = other || matching === undefined ? 'other' : String(matching);
  return (
    <>
      <RadioGroup
        label="Tip"
        look="segments"
        description="It goes to the caterer’s team."
        value={chosen}
        error={errorOf('extras', 'tip')}
        disabled={readOnly}
        options={[
          ...tipPercents.map((percent) => ({
            value: String(percent),
            label: percent === 0 ? 'No tip' : `${percent}%`,
          })),
          { value: 'other', label: 'Other' },
        ]}
        onChange={(value) => {
          setOther(value === 'other');
          if (value === 'other') return;
          const percent = Number(value);
          change({ tip: percent === tipPercents[0] ? null : tipOf(food, percent) });
        }}
      />
      {chosen === 'other' && (
        <NumberField
          label="Tip amount"
          name="tip"
          money
          min={0}
          step={0.01}
          value={tip}
          disabled={readOnly}
          onChange={(amount) => change({ tip: amount ?? 0 }, { wait: 600 })}
        />
      )}
    </>
  );
}

function Coupon() {
  const { order, values, change, errorOf, readOnly, draft } = useCheckout();
  const [code, setCode] = useState(values.coupon_code ?? '');
  const error = errorOf('extras', 'coupon_code');
  const applied = order.coupon_code;
  if (applied) {
    const line = order.pricing.lines.find((each) => each.code === 'coupon');
    const words = error ?? (line ? undefined : couponWords('below_minimum_price'));
    return (
      <>
        <Cluster>
          <Badge tone={line ? 'leaf' : 'honey'} icon="gift">
            {applied}
          </Badge>
          {line && <span>{formatMoney(-line.amount)} off</span>}
          {!readOnly && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setCode('');
                change({ coupon_code: null });
              }}
            >
              Remove coupon
            </Button>
          )}
        </Cluster>
        {words && (
          <Notice tone="warning" live>
            {words}
          </Notice>
        )}
      </>
    );
  }
  const apply = async () => {
    change({ coupon_code: code.trim() });
    await draft.flush();
    // A refused code must not hold back the tip; it stays in its field with what was said about it.
    draft.drop('coupon_code', { keepProblem: true });
  };
  return (
    <Cluster align="start">
      <TextField
        label="Coupon code"
        name="coupon_code"
        required={false}
        maxLength={40}
        autoComplete="off"
        value={code}
        error={error}
        disabled={readOnly}
        onChange={(text) => {
          setCode(text);
          // What is being typed anew is not refused yet.
          if (error) draft.drop('coupon_code');
        }}
      />
      <div style={{ paddingTop: '1.625rem' }}>
        <Button variant="secondary" disabled={readOnly || code.trim() === ''} onClick={apply}>
          Apply
        </Button>
      </div>
      {error && !readOnly && (
        <div style={{ paddingTop: '1.625rem' }}>
          <Button
            variant="quiet"
            onClick={() => {
              setCode('');
              draft.drop('coupon_code');
            }}
          >
            Remove coupon
          </Button>
        </div>
      )}
    </Cluster>
  );
}
