import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { space } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { type Undo } from '../../hooks/useUndo';
import { HelpMeChoose } from './HelpMeChoose';
import type { PackageHelpProps } from './PackageHelper';

const helper = onDemand(async () => (await import('./PackageHelper')).PackageHelper);

/** Help with a package's choices. */
export const PackageHelp = ({ undoing, ...props }: PackageHelpProps & { undoing: Undo }) => (
  <Room>
    <HelpMeChoose way={helper} undoing={undoing} dialog={(ends) => <helper.Part {...props} {...ends} />} />
  </Room>
);

/** Above the line with which the first choice begins. */
const Room = styled.div`
  padding-bottom: ${space(6)};
`;
