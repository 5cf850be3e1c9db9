import type { Schemas } from '@copper-carrot/contracts';
import { notify, useRead, useUser, useUserWrite, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { Disclosure } from '@copper-carrot/shared-ui/Disclosure';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { aside } from '../../api';
import { blockBrand, blockedUrl, setOnRoster, unblock } from './api';

interface Brand {
  id: number;
  name: string;
}

/**
 * Actions of a person on a restaurant: block it in their searches, put it on their organizations' lists.
 */
export function YourLists({ brand }: { brand: Brand }) {
  const user = useUser();
  if (!user) return null;
  // Orderers of an organization manage its lists; two organizations' lists may have the same names.
  const keepers = user.memberships.flatMap(({ role, team }) => {
    const lists = user.rosters.filter(({ team_id }) => team_id === team.id);
    return (role === 'admin' || role === 'orderer') && lists.length > 0 ? { ...team, lists } : [];
  });
  const areSeveral = keepers.length > 1;
  return (
    <Stack gap={2}>
      <Block brand={brand} />
      {keepers.length > 0 && (
        <Disclosure title={`Lists of your organization${areSeveral ? 's' : ''}`} level={2}>
          <Stack gap={4}>
            {keepers.map(({ id, name, lists }) => (
              <div key={id} role="group" aria-label={name}>
                <Stack gap={2}>
                  {areSeveral && <Small aria-hidden>{name}</Small>}
                  {lists.map((roster) => (
                    <Listed key={roster.id} roster={roster} brand={brand} />
                  ))}
                </Stack>
              </div>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}

/** Blocks or unblocks; the state changes after the call succeeded. */
function Block({ brand: { id, name } }: { brand: Brand }) {
  const { data, isLoading } = useRead(blockedUrl, aside);
  const entry = data?.records.find(({ brand_id: blocked }) => blocked === id);
  const { run } = useWrite((): Promise<unknown> => (entry ? unblock(entry.id) : blockBrand(id)), {
    stale: [blockedUrl],
    onDone: () =>
      notify({
        kind: 'success',
        message: entry ? `Your searches find ${name} again.` : `Your searches leave ${name} out.`,
      }),
    onFailure: ({ message }) => notify({ kind: 'error', message }),
  });
  // The height of the button, to avoid a layout shift.
  if (isLoading) return <Skeleton width="4.25rem" height="2.25rem" />;
  if (!data) return null;
  return (
    <Cluster>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${entry ? 'Unblock' : 'Block'} ${name}`}
        onClick={() => run()}
      >
        {entry ? 'Unblock' : 'Block'}
      </Button>
      {entry && <Small>On your block list: your searches leave it out.</Small>}
    </Cluster>
  );
}

function Listed({ roster, brand }: { roster: Schemas['Session']['rosters'][number]; brand: Brand }) {
  const { run, pending } = useUserWrite((listed: boolean) => setOnRoster(roster.id, brand.id, listed));
  return (
    <Checkbox
      checked={roster.brand_ids.includes(brand.id)}
      disabled={pending}
      description={roster.kind === 'block' ? 'Restaurants to leave out' : undefined}
      onChange={(listed) => void run(listed)}
    >
      {roster.name}
    </Checkbox>
  );
}

const Small = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
