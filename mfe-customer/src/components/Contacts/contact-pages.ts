import { href } from '@copper-carrot/contracts';

/** The page over which contacts are edited (2 §2). */
export type ContactsPage = 'members' | 'settings';

export const contactPages = (organizationId: number, below: ContactsPage) =>
  below === 'members'
    ? {
        list: href.organizationMembers(organizationId),
        new: href.organizationContactNew(organizationId),
        edit: (id: number) => href.organizationContactEdit({ organizationId, id }),
      }
    : {
        list: href.organizationSettings(organizationId),
        new: href.organizationSettingsContactNew(organizationId),
        edit: (id: number) => href.organizationSettingsContactEdit({ organizationId, id }),
      };
