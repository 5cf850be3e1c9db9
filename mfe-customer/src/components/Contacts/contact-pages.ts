import { href } from '@copper-carrot/contracts';

/** The page over which contacts are edited (2 §2). */
export type ContactsPage = 'members' | 'settings' | 'planner';

interface Pages {
  list: string;
  new: string;
  edit: (id: number) => string;
}

const pagesOf: Record<ContactsPage, (organizationId: number) => Pages> = {
  members: (organizationId) => ({
    list: href.organizationMembers(organizationId),
    new: href.organizationContactNew(organizationId),
    edit: (id) => href.organizationContactEdit({ organizationId, id }),
  }),
  settings: (organizationId) => ({
    list: href.organizationSettings(organizationId),
    new: href.organizationSettingsContactNew(organizationId),
    edit: (id) => href.organizationSettingsContactEdit({ organizationId, id }),
  }),
  planner: (organizationId) => ({
    list: href.mealPlannerAdmin({ organizationId }),
    new: href.mealPlannerContactNew({ organizationId }),
    edit: (id) => href.mealPlannerContactEdit({ organizationId, id }),
  }),
};

export const contactPages = (organizationId: number, below: ContactsPage) => pagesOf[below](organizationId);
