import { href, type Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { PictureCard } from '@copper-carrot/shared-ui/Card';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { aside, urls } from '../../api';
import { writeSearch } from '../../search/query-string';
import { emptySearch } from '../../search/search-state';
import { Rail } from './Rail';

/** The featured collections; nothing if there are none. */
export function Occasions({ place }: { place: Schemas['Place'] | null }) {
  const { data } = useRead(urls.collections, aside);
  if (!data || data.records.length === 0) return null;
  return (
    <Stack gap={6} as="section" aria-labelledby="occasions">
      <SectionTitle id="occasions">For the occasion</SectionTitle>
      <Five>
        {data.records.map(({ id, name, description, image }) => {
          const query = writeSearch({
            ...emptySearch,
            placeId: place?.enum ?? null,
            searchType: 'packages',
            collectionId: id,
          });
          return (
            <li key={id}>
              <PictureCard
                to={`${href.search()}?${query.toString()}`}
                title={name}
                picture={<Picture src={image.url} alt={image.alt} ratio="3 / 2" />}
              >
                <Words>{description}</Words>
              </PictureCard>
            </li>
          );
        })}
      </Five>
    </Stack>
  );
}

const Five = styled(Rail)`
  --least: 12.5rem;
`;
const Words = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
