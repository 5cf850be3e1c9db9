import { useRead } from '@copper-carrot/contracts/runtime';
import { ComboBox } from '@copper-carrot/shared-ui/ComboBox';
import { Disclosure } from '@copper-carrot/shared-ui/Disclosure';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useState } from 'react';
import { urls } from '../api';
import { useCheckout } from '../hooks/useCheckout';
import { useTextField } from '../hooks/useTextField';
import { FieldGrid } from './FieldGrid';

/** Cost center and PO reference; what the organization keeps of them is offered, anything else may be typed. */
export function References() {
  const { values, order } = useCheckout();
  const [open, setOpen] = useState(Boolean(values.cost_center || values.purchase_order_reference_code));
  // Asked once it is opened: most orders need neither. Who may not read them types.
  const { data } = useRead(
    open && order.can.edit_payment && values.team_id && urls.settings(values.team_id),
    {
      failure: 'own',
      signIn: false,
    },
  );
  return (
    <Disclosure title="Cost center and PO reference" open={open} onToggle={setOpen}>
      <FieldGrid>
        <Reference name="cost_center" known={data?.cost_centers} />
        <Reference name="purchase_order_reference_code" known={data?.purchase_orders} />
      </FieldGrid>
    </Disclosure>
  );
}

interface ReferenceProps {
  name: 'cost_center' | 'purchase_order_reference_code';
  known: readonly string[] | undefined;
}

function Reference({ name, known = [] }: ReferenceProps) {
  const { order } = useCheckout();
  const field = useTextField({ locked: !order.can.edit_payment })(name);
  if (known.length === 0) return <TextField {...field} />;
  const { value, onChange, ...rest } = field;
  return (
    <ComboBox
      {...rest}
      text={value}
      onTextChange={onChange}
      allowsOwnText
      emptyWords="Not on the organization’s list. You can keep what you typed."
      options={known.map((each) => ({ value: each, label: each }))}
    />
  );
}
