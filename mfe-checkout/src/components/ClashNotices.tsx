import { isAbout } from '../checkout/draft-state';
import { type ChangeKey, type Section } from '../checkout/sections';
import { useCheckout } from '../hooks/useCheckout';
import { ClashNotice } from './ClashNotice';

/** Fields far below their section's title, by the place of their notice. */
const places = {
  who: ['headcount', 'team_id'],
  pickup: ['pickup', 'pickup_kitchen_id'],
  books: ['cost_center', 'purchase_order_reference_code'],
  door: ['company_name', 'suite'],
  contact: ['contact_name', 'contact_phone'],
  notes: ['delivery_instructions'],
} as const satisfies Record<string, readonly ChangeKey[]>;

const apart = Object.values(places).flat();

export interface ClashNoticesProps {
  /** One of these places, or a section for the fields near its title. */
  at: keyof typeof places | Section;
}

export function ClashNotices({ at }: ClashNoticesProps) {
  const { clashes } = useCheckout().state;
  const shown =
    at in places
      ? clashes.filter((clash) => isAbout(clash, places[at as keyof typeof places]))
      : clashes.filter((clash) => clash.section === at && !isAbout(clash, apart));
  return shown.map((clash) => <ClashNotice key={clash.topic} clash={clash} />);
}
