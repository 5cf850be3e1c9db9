import type { Schemas } from '@copper-carrot/contracts';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, font, space, text } from '@copper-carrot/shared-ui/tokens';
import { useBelow } from '@copper-carrot/shared-ui/useBelow';
import { count } from '@copper-carrot/shared-ui/words';
import { useState } from 'react';
import styled from 'styled-components';
import { useAsk, useRead } from '@copper-carrot/contracts/runtime';
import { aside, asTyped } from '../../../api';
import { urls } from '../../../api';
import { type SearchControls } from '../../../hooks/useSearchState';
import { searchQuery } from '../../../search/search-request';
import { FailedSearch } from '../ResultStates';
import { KitchenList } from './KitchenList';
import { MapPicture } from './MapPicture';
import { type County, loadOutline, outlineUrl } from './outlines';

const wide = { width: 680, height: 560 };
const small = { width: 360, height: 340 };
const noCounties: County[] = [];

/** Who delivers to the address: kitchens with their reach on a map, and the same in words beside it. */
export default function DeliveryMap({
  state,
  place,
}: Pick<SearchControls, 'state'> & { place: Schemas['Place'] | undefined }) {
  const { data: map, error, refresh } = useRead(urls.map(searchQuery(state)), asTyped);
  const outline = outlineUrl(place?.slug);
  // A map without its land still says who delivers.
  const { data: counties = noCounties } = useAsk(outline, () => loadOutline(outline ?? ''), aside);
  const [selected, setSelected] = useState<number | null>(null);
  const size = useBelow('tablet') ? small : wide;
  if (error) return <FailedSearch error={error} retry={refresh} />;
  if (!map)
    return (
      <Loading label="Loading the map">
        <Skeleton height="28rem" />
      </Loading>
    );
  if (map.records.length === 0)
    return (
      <EmptyState icon="pin" title="No kitchen to show on the map">
        Fewer filters or another place may show some.
      </EmptyState>
    );
  const delivering = map.records.filter(({ delivers }) => delivers).length;
  const restaurants = new Set(map.records.map(({ brand_id }) => brand_id)).size;
  const words = map.address
    ? `${delivering} of ${count(map.records.length, 'kitchen')} deliver to ${state.address ?? 'the address'}`
    : `${count(map.records.length, 'kitchen')} of ${count(restaurants, 'restaurant')}${place ? ` in ${place.label}` : ''}`;
  return (
    <Whole>
      <Words role="status">{words}</Words>
      {!map.address && <Hint>Give an address above to see who delivers to it.</Hint>}
      <Sides>
        <MapPicture
          map={map}
          counties={counties}
          size={size}
          label={`Map: ${words}. The list beside it names each.`}
          selected={selected}
          onSelect={setSelected}
        />
        <KitchenList records={map.records} state={state} selected={selected} onSelect={setSelected} />
      </Sides>
    </Whole>
  );
}

const Whole = styled.div`
  display: grid;
  gap: ${space(3)};
  container: found / inline-size;
`;
const Words = styled.p`
  font-family: ${font.heading};
  font-size: ${text.large};
  color: ${color.inkSoft};
`;
const Hint = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const Sides = styled.div`
  display: grid;
  gap: ${space(4)};

  > * {
    min-width: 0;
  }
  @container found (min-width: 44rem) {
    grid-template-columns: minmax(0, 1fr) 18rem;
  }
`;
