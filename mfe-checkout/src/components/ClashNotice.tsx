import { useRead } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { urls } from '../api';
import { changersDid, isReaderAlone } from '../checkout/changers';
import { dishNames } from '../checkout/dish-words';
import { type Clash } from '../checkout/merge';
import { valuesOf } from '../checkout/sections';
import { aroundOf, nounOf, topics } from '../checkout/topics';
import { useCheckout } from '../hooks/useCheckout';

/** One thing that two people changed: what it is now, what was typed here, and whose is to count. */
export function ClashNotice({ clash }: { clash: Clash }) {
  const { order, choices, values, draft } = useCheckout();
  const words = topics.find(({ label }) => label === clash.topic)?.words;
  const names = new Map(choices.flatMap(({ options }) => options.map(({ id, name }) => [id, name])));
  const isDishes = clash.topic === 'Dishes';
  const menu = useRead(isDishes ? urls.menuItems(order.id) : null, { failure: 'own' }).data?.records;
  const around = aroundOf(order, names, dishNames(order.menu_items, menu));
  // In another window it was the reader too: nobody else's change is to be told from theirs.
  const [there, here, keep, use] = isReaderAlone(clash.by)
    ? ['There', 'Here', 'Keep this one', 'Use the other']
    : ['Theirs', 'Yours', 'Keep mine', 'Use theirs'];
  return (
    <div role="group" aria-label={`${clash.topic}: changed twice`} data-form-message tabIndex={-1}>
      <Notice
        tone="warning"
        live
        title={changersDid(clash.by, `changed ${nounOf(clash.topic)} too`)}
        action={
          <Cluster gap={2}>
            <Button size="small" variant="secondary" onClick={() => draft.keepMine(clash)}>
              {keep}
            </Button>
            <Button size="small" variant="secondary" onClick={() => draft.useTheirs(clash)}>
              {use}
            </Button>
          </Cluster>
        }
      >
        {there}: {words?.(valuesOf(order, {}), around)}. {here}: {words?.(values, around)}.
      </Notice>
    </div>
  );
}
