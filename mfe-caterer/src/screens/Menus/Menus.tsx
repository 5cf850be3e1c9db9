import { href } from '@copper-carrot/contracts';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { LinkTabs } from '@copper-carrot/shared-ui/LinkTabs';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { useSearchParams } from 'react-router-dom';
import { useBrand } from '../../use-brand';
import { Dishes } from './Dishes';
import { Packages } from './Packages';

const views = { dishes: 'Dishes', packages: 'Packages' } as const;
type View = keyof typeof views;

/** What a brand sells: its dishes, changed by drafts, and its packages. */
export default function Menus() {
  const { brand } = useBrand();
  const [search] = useSearchParams();
  const view: View = search.get('view') === 'packages' ? 'packages' : 'dishes';
  return (
    <Stack gap={6}>
      <Breadcrumbs items={[{ label: 'Orders', to: href.catererOrders(brand.id) }, { label: 'Menu' }]} />
      <PageTitle above={brand.name || '\u00a0'}>Menu</PageTitle>
      <LinkTabs
        label="Dishes or packages"
        selected={view}
        items={(Object.keys(views) as View[]).map((id) => ({ id, label: views[id], to: `?view=${id}` }))}
      />
      <Section page key={view} title="We could not load the menu">
        {view === 'dishes' ? <Dishes /> : <Packages />}
      </Section>
    </Stack>
  );
}
