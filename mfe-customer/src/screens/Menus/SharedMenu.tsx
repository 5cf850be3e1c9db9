import { allergens, href } from '@copper-carrot/contracts';
import { isApiFailure, useRead } from '@copper-carrot/contracts/runtime';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { menuFile, sharedMenuUrl } from './api';

/** A shared menu, for everybody who has the link. */
export default function SharedMenu() {
  const { code = '' } = useParams();
  const { data: menu, error, refresh } = useRead(sharedMenuUrl(code), { failure: 'own' });
  if (isApiFailure(error) && (error.status === 404 || error.status === 422))
    return (
      <EmptyState
        icon="bag"
        title="This menu is not shared any more"
        action={<ButtonLink to={href.search()}>Find food</ButtonLink>}
      >
        Ask whoever sent you the link for a new one.
      </EmptyState>
    );
  if (!menu && error)
    return (
      <EmptyState
        icon="warning"
        tone="danger"
        title="We could not load this menu"
        action={<Button onClick={() => void refresh()}>Try again</Button>}
      >
        Nothing is lost. Please try again in a moment.
      </EmptyState>
    );
  if (!menu)
    return (
      <Loading label="Loading the menu">
        <Skeleton height="24rem" />
      </Loading>
    );
  return (
    <Stack gap={6}>
      <PageTitle
        above={menu.brand_name}
        below={menu.start_date && formatOrderDate(menu.start_date)}
        actions={
          <Cluster>
            <ButtonLink variant="secondary" icon="receipt" href={menuFile(code)}>
              Menu (PDF)
            </ButtonLink>
          </Cluster>
        }
      >
        {menu.name}
      </PageTitle>
      <Card>
        <Dishes aria-label="Dishes">
          {menu.dishes.map(({ name, note, dietary_tags: tags, allergens: held }) => (
            <li key={name}>
              <Cluster gap={2}>
                <strong>{name}</strong>
                <DietaryTags tags={tags} />
              </Cluster>
              {note && <Small>{note}</Small>}
              {held.length > 0 && <Small>Contains {held.map((each) => allergens[each]).join(', ')}</Small>}
            </li>
          ))}
        </Dishes>
      </Card>
      {menu.others.length > 0 && <p>Comes with {menu.others.join(', ')}.</p>}
    </Stack>
  );
}

const Dishes = styled.ul`
  display: grid;
  > li {
    padding: ${space(3)} 0;
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
const Small = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
