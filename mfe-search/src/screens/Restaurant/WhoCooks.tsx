import type { Schemas } from '@copper-carrot/contracts';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

/** The restaurant's own description and its kitchens. */
export function WhoCooks({ caterer }: { caterer: Schemas['Caterer'] }) {
  return (
    <Card look="sunken" padding="large" as="section" aria-labelledby="who-cooks">
      <Grid>
        <Face>
          <Picture src={caterer.avatar_url} alt="" ratio="1" round />
        </Face>
        <Stack gap={5}>
          <SectionTitle id="who-cooks">Who cooks</SectionTitle>
          {caterer.story && <Story>{caterer.story}</Story>}
          {caterer.kitchens.length > 0 && (
            <Kitchens aria-label="Kitchens">
              {caterer.kitchens.map(({ id, name, city, state, pickup_allowed }) => (
                <li key={id}>
                  <strong>{name}</strong>
                  <span>
                    {city}, {state}
                    {pickup_allowed && ' · pickup here'}
                  </span>
                </li>
              ))}
            </Kitchens>
          )}
        </Stack>
      </Grid>
    </Card>
  );
}

const Grid = styled.div`
  display: grid;
  gap: ${space(5)};

  ${media.tablet} {
    grid-template-columns: auto 1fr;
    gap: ${space(8)};
  }
`;
const Face = styled.div`
  width: clamp(4rem, 12vw, 7rem);
`;
const Story = styled.p`
  max-width: 42rem;
  font-size: ${text.large};
`;
const Kitchens = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${space(3)} ${space(6)};

  li {
    display: grid;
    font-size: ${text.small};
  }
  span {
    color: ${color.inkSoft};
  }
`;
