import { href, serviceAreaBrandThreshold, type Schemas } from '@copper-carrot/contracts';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, font, media, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** The areas that the page lists: places with at least 20 brands, by label (2 §2). */
const serviceAreas = (places: readonly Schemas['Place'][]): Schemas['Place'][] =>
  places
    .filter(({ brands_count }) => brands_count >= serviceAreaBrandThreshold)
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));

export interface AreasProps {
  places: readonly Schemas['Place'][];
  title?: string;
  /** The place of the current page. */
  current?: Schemas['Place'];
}

export function Areas({ places, title = 'Where we set the table', current }: AreasProps) {
  const areas = serviceAreas(places);
  if (places.length === 0) return null;
  return (
    <Stack gap={6} as="section" aria-labelledby="areas">
      <SectionTitle id="areas">{title}</SectionTitle>
      <List>
        {areas.map((area) => (
          <li key={area.enum}>
            <Area
              to={href.explore(area.slug)}
              aria-current={area.enum === current?.enum ? 'page' : undefined}
            >
              {area.label}
              <small>{count(area.brands_count, 'kitchen')}</small>
            </Area>
          </li>
        ))}
        <li>
          <Area to={href.search()} data-more>
            Search More Locations
            <Icon name="arrow" size="1.125rem" />
          </Area>
        </li>
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
const Area = styled(Link)`
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
    flex: none;
    font-family: ${font.text};
    font-size: ${text.tiny};
    color: ${color.inkSoft};
  }
  &[data-more] {
    align-items: center;
    color: ${color.copperText};
  }
  &[aria-current] {
    font-weight: 600;
    border-color: ${color.copper};
  }
  &:hover {
    color: ${color.copperText};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
