import type { Quantities, Schemas } from '@copper-carrot/contracts';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { space } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import { type PackageEvent } from '../../hooks/usePackageEvent';
import { type Combo } from '../../order/combos';
import { HelpMeChoose } from './HelpMeChoose';

const helper = onDemand(async () => (await import('./PackageHelper')).PackageHelper);

export interface PackageHelpProps {
  pack: Schemas['Package'];
  event: PackageEvent;
  change: (part: Partial<PackageEvent>) => void;
  quantities: Quantities;
  /** What of it shares a portion. */
  combos: readonly Combo[];
  /** What the package comes with; null where nothing was chosen by hand. */
  standard: Quantities | null;
  onChoose: (quantities: Quantities) => void;
}

/** Help with a package's choices, and what was taken of it. */
export function PackageHelp(props: PackageHelpProps) {
  const [fromHere, setFromHere] = useState<Quantities>({});
  return (
    <Room>
      <HelpMeChoose
        way={helper}
        dialog={(ends) => <helper.Part {...props} {...ends} fromHere={fromHere} onFromHere={setFromHere} />}
      />
    </Room>
  );
}

/** Above the line with which the first choice begins. */
const Room = styled.div`
  padding-bottom: ${space(6)};
`;
