import { href, type PlaceView } from '@copper-carrot/contracts';
import {
  color,
  count,
  focusRing,
  font,
  media,
  SectionTitle,
  space,
  Stack,
  text,
} from '@copper-carrot/shared-ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Every place that food is delivered to (1 §3). */
export function Places({ places }: { places: readonly PlaceView[] }) {
  if (places.length === 0) return null;
  return (
    <Stack gap={6} as="section" aria-labelledby="places">
      <SectionTitle id="places">Where we set the table</SectionTitle>
      <List>
        {places.map((place) => (
          <li key={place.enum}>
            <Place to={href.search(undefined, { place_id: place.enum })}>
              {place.label}
              <small>{count(place.brands_count, 'kitchen')}</small>
            </Place>
          </li>
        ))}
      </List>
    </Stack>
  );
}

const List = styled.ul`
  columns: 1;
  column-gap: ${space(12)};

  li {
    break-inside: avoid;
  }
  ${media.tablet} {
    columns: 2;
  }
  ${media.largeTablet} {
    columns: 3;
  }
`;
const Place = styled(Link)`
  display: flex;
  gap: ${space(3)};
  align-items: baseline;
  justify-content: space-between;
  padding-block: ${space(3)};
  font-family: ${font.heading};
  font-size: ${text.large};
  color: ${color.ink};
  text-decoration: none;
  border-bottom: 1px solid ${color.line};

  small {
    font-family: ${font.text};
    font-size: ${text.tiny};
    color: ${color.inkSoft};
  }
  &:hover {
    color: ${color.copperText};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
