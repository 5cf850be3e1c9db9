import { brandHref, type Schemas } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, radius, space } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { useBlockedBrands, useUnblock } from './api';

/** The restaurants that a person's searches leave out, each with the way back. */
export function BlockList() {
  const { data } = useBlockedBrands();
  if (!data)
    return (
      <Loading label="Loading your block list">
        <Skeleton height="4.5rem" />
      </Loading>
    );
  if (data.records.length === 0)
    return (
      <EmptyState icon="search" title="Nothing is left out">
        Block a restaurant on its page, and your searches leave it out until you take it back here.
      </EmptyState>
    );
  return (
    <Stack gap={3} as="ul">
      {data.records.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} />
        </li>
      ))}
    </Stack>
  );
}

function Entry({ entry: { id, brand } }: { entry: Schemas['BlockedBrand'] }) {
  const { run } = useUnblock(id, brand.name);
  return (
    <Row>
      <Frame>
        <Picture src={brand.avatar_url} alt="" ratio="1 / 1" />
      </Frame>
      <Name>
        <Link to={brandHref(brand)}>{brand.name}</Link>
      </Name>
      <Button variant="secondary" size="small" aria-label={`Unblock ${brand.name}`} onClick={() => run()}>
        Unblock
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 3.5rem 1fr auto;
  gap: ${space(4)};
  align-items: center;
  padding: ${space(3)};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`;
const Frame = styled.div`
  overflow: hidden;
  border-radius: ${radius.medium};
`;
const Name = styled.p`
  min-width: 0;
  overflow-wrap: anywhere;
`;
