import { href, type PublicCuisine, type Schemas } from '@copper-carrot/contracts';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { focusRing, tabular } from '@copper-carrot/shared-ui/styles';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { packagesOf } from '../../components/landing/packages-of';

export interface ElsewhereProps {
  cuisine: PublicCuisine;
  places: readonly Schemas['Place'][];
  current: Schemas['Place'] | null;
}

/** Other places with this cuisine, most packages first. */
export function Elsewhere({ cuisine, places, current }: ElsewhereProps) {
  const others = places
    .filter((place) => place.enum !== current?.enum && packagesOf(cuisine, place) > 0)
    .sort((one, other) => packagesOf(cuisine, other) - packagesOf(cuisine, one) || one.enum - other.enum);
  if (others.length === 0) return null;
  return (
    <Stack gap={5} as="section" aria-labelledby="elsewhere">
      <SectionTitle id="elsewhere">{cuisine.label} elsewhere</SectionTitle>
      <List>
        {others.map((place) => (
          <li key={place.enum}>
            <Place to={href.cuisine(cuisine.slug, { place_id: place.enum })}>
              {place.label} <small>{count(packagesOf(cuisine, place), 'package')}</small>
            </Place>
          </li>
        ))}
      </List>
    </Stack>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
const Place = styled(Link)`
  display: inline-flex;
  gap: ${space(2)};
  align-items: baseline;
  padding: ${space(2)} ${space(4)};
  font-weight: 550;
  color: ${color.ink};
  text-decoration: none;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.round};

  small {
    ${tabular}
    font-size: ${text.tiny};
    font-weight: 400;
    color: ${color.inkSoft};
  }
  &:hover {
    border-color: ${color.lineStrong};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
