import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useState } from 'react';
import { couponWords } from '../checkout/failures';
import { useCheckout } from '../hooks/useCheckout';
import { SectionCard } from './SectionCard';
import { Tip } from './Tip';

export function ExtrasSection() {
  const [lacksTip, setLacksTip] = useState(false);
  return (
    <SectionCard section="extras" complete={!lacksTip}>
      <Tip isEmptied={lacksTip} setEmptied={setLacksTip} />
      <Coupon />
    </SectionCard>
  );
}

function Coupon() {
  const { order, values, change, errorOf, readOnly: isRead, draft } = useCheckout();
  const readOnly = isRead || !order.can.edit_payment;
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
