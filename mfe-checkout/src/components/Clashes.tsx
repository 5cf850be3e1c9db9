import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { useCheckout } from '../hooks/useCheckout';
import type { ClashNoticesProps } from './ClashNotices';

/** Loaded on demand, as conflicts are rare. */
const notices = onDemand(
  async () => (await import(/* webpackChunkName: 'others' */ './ClashNotices')).ClashNotices,
);

/** The conflicts of one place on the page. */
export function Clashes(props: ClashNoticesProps) {
  return useOnDemand(notices, useCheckout().state.clashes.length > 0) && <notices.Part {...props} />;
}
