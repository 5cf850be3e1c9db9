import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { space } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { type Undo } from '../../hooks/useUndo';
import { HelpMeChoose } from './HelpMeChoose';
import type { PackageHelpProps } from './PackageHelper';

const helper = onDemand(async () => (await import('./PackageHelper')).PackageHelper);

/** The helper of a package's choices. */
export const PackageHelp = ({ undoing, ...props }: PackageHelpProps & { undoing: Undo }) => (
  <Room>
    <HelpMeChoose way={helper} undoing={undoing} dialog={(ends) => <helper.Part {...props} {...ends} />} />
  </Room>
);

/** Space above the first choice. */
const Room = styled.div`
  padding-bottom: ${space(6)};
`;
