import { fieldLabels } from '../checkout/fields';
import { sectionOf } from '../checkout/sections';
import { useCheckout } from './useCheckout';

type TextKey =
  | 'company_name'
  | 'suite'
  | 'contact_name'
  | 'contact_phone'
  | 'delivery_instructions'
  | 'cost_center'
  | 'purchase_order_reference_code';

const typing = { wait: 700 };

/** What a field of text of the order takes: it is saved as it is typed, and says itself what is wrong with it. */
export function useTextField({ locked = false } = {}) {
  const { values, change, errorOf, readOnly, draft } = useCheckout();
  return (name: TextKey) => ({
    name,
    label: fieldLabels[name],
    required: false,
    value: values[name] ?? '',
    error: errorOf(sectionOf(name), name),
    disabled: readOnly || locked,
    onChange: (text: string) => change({ [name]: text }, typing),
    onBlur: () => void draft.flush(),
  });
}
