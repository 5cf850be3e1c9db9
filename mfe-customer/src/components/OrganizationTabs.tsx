import { href } from '@copper-carrot/contracts';
import { LinkTabs } from '@copper-carrot/shared-ui/LinkTabs';

interface OrganizationTabsProps {
  organizationId: number;
  selected: 'overview' | 'members' | 'settings';
}

/** The pages of an organization that is managed. */
export function OrganizationTabs({ organizationId: id, selected }: OrganizationTabsProps) {
  return (
    <LinkTabs
      label="Organization"
      selected={selected}
      items={[
        { id: 'overview', label: 'Overview', to: href.organization(id) },
        { id: 'members', label: 'Members', to: href.organizationMembers(id) },
        { id: 'settings', label: 'Settings', to: href.organizationSettings(id) },
      ]}
    />
  );
}
