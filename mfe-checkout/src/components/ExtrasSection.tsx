import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useState } from 'react';
import { couponWords } from '../checkout/failures';
import { faultOf, fieldLabels } from '../checkout/fields';
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
  const [tries, setTries] = useState(0);
  const refused = errorOf('extras', 'coupon_code');
  const applied = order.coupon_code;
  if (applied) {
    const line = order.pricing.lines.find((each) => each.code === 'coupon');
    const words = refused ?? (line ? undefined : couponWords('below_minimum_price'));
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
  const fault = faultOf('coupon_code', code);
  const apply = async () => {
    if (!fault) {
      change({ coupon_code: code.trim() });
      await draft.flush();
      // A refused code must not block the tip's save; it stays in its field with the message.
      draft.drop('coupon_code', { keepProblem: true });
    }
    setTries((count) => count + 1);
  };
  return (
    <Form aria-label="Coupon" attempt={tries} onSubmit={apply}>
      <Cluster align="start">
        <TextField
          label={fieldLabels.coupon_code}
          name="coupon_code"
          required={false}
          autoComplete="off"
          value={code}
          error={fault ?? refused}
          disabled={readOnly}
          onChange={(text) => {
            setCode(text);
            // Editing the code clears its refusal.
            if (refused) draft.drop('coupon_code');
          }}
        />
        <div style={{ paddingTop: '1.625rem' }}>
          <Button type="submit" variant="secondary" disabled={readOnly || code.trim() === ''}>
            Apply
          </Button>
        </div>
      </Cluster>
      {refused && !readOnly && (
        <Cluster>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              setCode('');
              draft.drop('coupon_code');
            }}
          >
            Remove coupon
          </Button>
        </Cluster>
      )}
    </Form>
  );
}
