import { fieldLabels } from '../checkout/fields';
import { sectionOf } from '../checkout/sections';
import { useCheckout } from './useCheckout';
import { useFromPreferences } from './useFromPreferences';

type TextKey =
  | 'company_name'
  | 'suite'
  | 'contact_name'
  | 'contact_phone'
  | 'delivery_instructions'
  | 'cost_center'
  | 'purchase_order_reference_code';

const typing = { wait: 700 };

/** Props of a text field of the order: autosave and its error message. */
export function useTextField({ locked = false } = {}) {
  const { values, change, errorOf, readOnly, draft } = useCheckout();
  const fromPreferences = useFromPreferences();
  return (name: TextKey) => ({
    name,
    label: fieldLabels[name],
    description: fromPreferences(name),
    required: false,
    value: values[name] ?? '',
    error: errorOf(sectionOf(name), name),
    disabled: readOnly || locked,
    onChange: (text: string) => change({ [name]: text }, typing),
    onBlur: () => void draft.flush(),
  });
}
