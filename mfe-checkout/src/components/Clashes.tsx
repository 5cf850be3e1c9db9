import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { useCheckout } from '../hooks/useCheckout';
import type { ClashNoticesProps } from './ClashNotices';

/** Two people seldom change the same at once. */
const notices = onDemand(
  async () => (await import(/* webpackChunkName: 'others' */ './ClashNotices')).ClashNotices,
);

/** What two people changed at once, beside what it is about. */
export function Clashes(props: ClashNoticesProps) {
  return useOnDemand(notices, useCheckout().state.clashes.length > 0) && <notices.Part {...props} />;
}
