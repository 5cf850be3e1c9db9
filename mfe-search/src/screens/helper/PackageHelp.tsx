import type { Quantities } from '@copper-carrot/contracts';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { space } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import { HelpMeChoose } from './HelpMeChoose';
import type { PackageHelpProps } from './PackageHelper';

const helper = onDemand(async () => (await import('./PackageHelper')).PackageHelper);

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
