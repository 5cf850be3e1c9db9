import { Button } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { type SearchControls } from '../../hooks/useSearchState';
import { wordsOnInput } from './input-words';

type Controls = Pick<SearchControls, 'state' | 'change'>;

/** No caterer delivers to the address (1 §8). */
export function Undeliverable({ state, change }: Controls) {
  return (
    <div role="status">
      <EmptyState
        icon="truck"
        title="None of our caterers delivers to this address"
        action={
          <Cluster justify="center">
            <Button onClick={() => change({ address: null, googlePlaceId: null })}>
              {state.placeId === null ? 'Leave out the address' : 'See all of this place'}
            </Button>
            <Button variant="secondary" onClick={() => change({ pickup: true })}>
              Pick it up instead
            </Button>
          </Cluster>
        }
      >
        {state.address && <p>{state.address}</p>}
        <p>Another address may be in reach, or you fetch the food yourself.</p>
      </EmptyState>
    </div>
  );
}

/** The address, date or headcount is invalid; on a phone the field with the message is hidden. */
export function WrongInput({ error }: { error: unknown }) {
  return (
    <div role="alert">
      <EmptyState icon="info" title="One of the details above needs another look">
        {[...new Set(wordsOnInput(error))].map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p>The search goes on as soon as it is mended.</p>
      </EmptyState>
    </div>
  );
}
