import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { isAbout } from '../checkout/draft-state';
import { type ChangeKey, type Section } from '../checkout/sections';
import { useCheckout } from '../hooks/useCheckout';

/** Two people seldom change the same at once. */
const notice = onDemand(async () => (await import('./ClashNotice')).ClashNotice);

/** Of these it is said beside them: they stand far below the title of their section. */
const apart: readonly ChangeKey[] = [
  ...(['headcount', 'team_id', 'pickup', 'pickup_kitchen_id', 'cost_center'] as const),
  ...(['purchase_order_reference_code', 'company_name', 'suite', 'contact_name', 'contact_phone'] as const),
  'delivery_instructions',
];

/** What two people changed at once: of these fields, or of those of a section that are near its title. */
export function Clashes({ section, of }: { section?: Section; of?: readonly ChangeKey[] }) {
  const clashes = useCheckout().state.clashes.filter((clash) =>
    of ? isAbout(clash, of) : clash.section === section && !isAbout(clash, apart),
  );
  if (!useOnDemand(notice, clashes.length > 0) || clashes.length === 0) return null;
  return clashes.map((clash) => <notice.Part key={clash.topic} clash={clash} />);
}
