import { brandHref, type Schemas } from '@copper-carrot/contracts';
import { useAsk, useRead } from '@copper-carrot/contracts/runtime';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { PinMap } from '@copper-carrot/shared-ui/PinMap';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, font, space, text } from '@copper-carrot/shared-ui/tokens';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { aside, asTyped, urls } from '../../../api';
import { type SearchControls } from '../../../hooks/useSearchState';
import { writeEvent } from '../../../search/query-string';
import { searchQuery } from '../../../search/search-request';
import { FailedSearch } from '../ResultStates';
import { KitchenCard } from './KitchenCard';
import { KitchenList } from './KitchenList';
import { mapWords } from './map-words';
import { type County, loadOutline, outlineUrl } from './outlines';

const noCounties: County[] = [];

/** A map of the kitchens that deliver to the address with their delivery areas, and a list beside it. */
export default function DeliveryMap({
  state,
  place,
}: Pick<SearchControls, 'state'> & { place: Schemas['Place'] | undefined }) {
  const { data: map, error, refresh } = useRead(urls.map(searchQuery(state)), asTyped);
  const outline = outlineUrl(place?.slug);
  // If the outline fails to load, the map still shows the kitchens.
  const { data: land = noCounties } = useAsk(outline, () => loadOutline(outline ?? ''), aside);
  const [selected, setSelected] = useState<number | null>(null);
  const pins = useMemo(
    () => map?.records.map(pinOf).sort((a, b) => Number(a.muted) - Number(b.muted)),
    [map],
  );
  if (error) return <FailedSearch error={error} retry={refresh} />;
  if (!map || !pins)
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
  const words = mapWords(map, { address: state.address, place: place?.label });
  const event = writeEvent(state).toString();
  const pageOf = (restaurant: Schemas['MapRecord']) => brandHref(restaurant) + (event && `?${event}`);
  const cardOf = (id: number) => {
    const record = map.records.find(({ kitchen_id }) => kitchen_id === id);
    return record && <KitchenCard record={record} href={pageOf(record)} />;
  };
  return (
    <Whole>
      <Words role="status">{words}</Words>
      {!map.address && <Hint>Give an address above to see who delivers to it.</Hint>}
      <Sides>
        <PinMap
          pins={pins}
          land={land}
          goal={map.address}
          middle={map.middle}
          streets={map.street_style_url}
          label={`Map: ${words}. The list beside it names each.`}
          selected={selected}
          onSelect={setSelected}
          card={cardOf}
        />
        <KitchenList
          records={map.records}
          hasAddress={map.address !== null}
          pageOf={pageOf}
          selected={selected}
          onSelect={setSelected}
        />
      </Sides>
    </Whole>
  );
}

const pinOf = ({
  kitchen_id,
  name,
  latitude,
  longitude,
  max_distance_miles,
  delivers,
}: Schemas['MapRecord']) => ({
  id: kitchen_id,
  name,
  latitude,
  longitude,
  reachMiles: max_distance_miles,
  muted: !delivers,
});

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
