import { href } from '@copper-carrot/contracts';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { LinkTabs } from '@copper-carrot/shared-ui/LinkTabs';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { useSearchParams } from 'react-router-dom';
import { useBrand } from '../../use-brand';
import { Additions } from './Additions';
import { Dishes } from './Dishes';
import { Packages } from './Packages';

const views = { dishes: 'Dishes', additions: 'Additions', packages: 'Packages' } as const;
type View = keyof typeof views;
const isView = (text: string | null): text is View => text !== null && text in views;

/** What a brand sells: its dishes, what may be added to them, and its packages. */
export default function Menus() {
  const { brand } = useBrand();
  const [search] = useSearchParams();
  const asked = search.get('view');
  const view = isView(asked) ? asked : 'dishes';
  return (
    <Stack gap={6}>
      <Breadcrumbs items={[{ label: 'Orders', to: href.catererOrders(brand.id) }, { label: 'Menu' }]} />
      <PageTitle above={brand.name || '\u00a0'}>Menu</PageTitle>
      <LinkTabs
        label="What is sold"
        selected={view}
        items={(Object.keys(views) as View[]).map((id) => ({ id, label: views[id], to: `?view=${id}` }))}
      />
      <Section page key={view} title="We could not load the menu">
        {view === 'dishes' && <Dishes />}
        {view === 'additions' && <Additions />}
        {view === 'packages' && <Packages brandId={brand.id} />}
      </Section>
    </Stack>
  );
}
