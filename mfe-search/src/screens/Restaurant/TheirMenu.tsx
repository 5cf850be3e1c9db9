import { Stack } from '@copper-carrot/shared-ui/Layout';
import { DishMenu } from '@copper-carrot/shared-ui/dish-menu';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { MenuOrder, type MenuOrderProps } from './MenuOrder';

// One chunk with the menu, as each chunk adds its name to every page.
export { WhoCooks } from './WhoCooks';
export { YourLists } from './YourLists';

/** A restaurant's menu: for ordering if it sells single dishes, else to read. */
export function TheirMenu({ brand, ...menu }: MenuOrderProps) {
  if (brand.active && brand.full_menu_ordering_enabled)
    return <MenuOrder key={brand.id} brand={brand} {...menu} />;
  return (
    <Stack gap={6} as="section" aria-labelledby="their-menu">
      <SectionTitle id="their-menu">Menu</SectionTitle>
      <DishMenu menus={menu.menus} items={menu.items} />
    </Stack>
  );
}
