import { isAbout } from '../checkout/draft-state';
import { type ChangeKey, type Section } from '../checkout/sections';
import { useCheckout } from '../hooks/useCheckout';
import { ClashNotice } from './ClashNotice';

export type ClashNoticesProps =
  { section: Section; of?: never } | { of: readonly ChangeKey[]; section?: never };

/** Of these it is said beside them: they stand far below the title of their section. */
const apart: readonly ChangeKey[] = [
  ...(['headcount', 'team_id', 'pickup', 'pickup_kitchen_id', 'cost_center'] as const),
  ...(['purchase_order_reference_code', 'company_name', 'suite', 'contact_name', 'contact_phone'] as const),
  'delivery_instructions',
];

export function ClashNotices({ section, of }: ClashNoticesProps) {
  return useCheckout()
    .state.clashes.filter((clash) =>
      of ? isAbout(clash, of) : clash.section === section && !isAbout(clash, apart),
    )
    .map((clash) => <ClashNotice key={clash.topic} clash={clash} />);
}
