import { defaultPlaceId, idIn } from '@copper-carrot/contracts';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Select } from '@copper-carrot/shared-ui/Select';
import { space } from '@copper-carrot/shared-ui/tokens';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { usePlaces } from '../../api';
import { FeaturedUpdates } from './FeaturedUpdates';
import { PlaceCampaigns } from './PlaceCampaigns';

/** The campaigns of a place, hospitals first, and news from all of them (2 §2). */
export default function Cares() {
  const [search, setSearch] = useSearchParams();
  const placeId = idIn(search.get('place_id')) ?? defaultPlaceId;
  const { data, error } = usePlaces();
  const places = data?.records ?? [];
  const place = places.find((each) => each.enum === placeId);
  return (
    <Stack gap={12}>
      <PageTitle
        size="hero"
        above="Copper Carrot Cares"
        below="Our caterers cook for the people who look after everybody else. Every dollar goes into a meal, and every meal is brought by hand."
        actions={
          <Places>
            <Select
              label="Place"
              icon="pin"
              placeholder={error ? 'No places just now' : 'Loading places'}
              disabled={places.length === 0}
              options={places.map(({ enum: id, label }) => ({ value: String(id), label }))}
              value={place ? String(placeId) : null}
              onChange={(id) => setSearch({ place_id: id }, { preventScrollReset: true })}
            />
          </Places>
        }
      >
        A warm plate for whoever stays late
      </PageTitle>
      {/* A new place starts over at the first campaigns. */}
      <PlaceCampaigns key={placeId} placeId={placeId} label={place?.label ?? 'this place'} />
      <Section title="We could not load the news">
        <FeaturedUpdates />
      </Section>
    </Stack>
  );
}

const Places = styled.div`
  width: min(20rem, calc(100vw - ${space(8)}));
`;
