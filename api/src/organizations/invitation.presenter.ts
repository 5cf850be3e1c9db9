import { roleLabels, type Schemas } from '@copper-carrot/contracts';
import type { LoadedInvitation } from './load-invitation';

export const presentInvitation = (invitation: LoadedInvitation): Schemas['Invitation'] => ({
  ...invitation,
  role_label: roleLabels[invitation.role],
});
