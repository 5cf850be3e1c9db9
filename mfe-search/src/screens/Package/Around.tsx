import type { Schemas } from '@copper-carrot/contracts';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { type PackageEvent } from '../../hooks/usePackageEvent';
import { Caterer } from './Caterer';
import { Similar } from './Similar';
import { TermsOfOrder } from './TermsOfOrder';

export interface AroundProps {
  pack: Schemas['Package'];
  event: PackageEvent;
  service: Schemas['PackageService'] | undefined;
}

/** Below a package: order terms, caterer and similar packages. */
export function Around({ pack, event, service }: AroundProps) {
  return (
    <Stack gap={10}>
      <TermsOfOrder pack={pack} service={service} />
      <Caterer pack={pack} event={event} />
      <Similar pack={pack} event={event} />
    </Stack>
  );
}
