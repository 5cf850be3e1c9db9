import { useRead } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { useEffect, useRef } from 'react';
import { urls } from '../api';
import { changersDid, isReaderAlone } from '../checkout/changers';
import { dishNames } from '../checkout/dish-words';
import { type Clash } from '../checkout/merge';
import { valuesOf } from '../checkout/sections';
import { aroundOf, nounOf, wordsOf } from '../checkout/topic-words';
import { topics } from '../checkout/topics';
import { useCheckout } from '../hooks/useCheckout';

/** A conflict: the current value, the typed value, and two buttons to decide. */
export function ClashNotice({ clash }: { clash: Clash }) {
  const { order, choices, values, draft } = useCheckout();
  const topic = topics.find(({ label }) => label === clash.topic);
  const names = new Map(choices.flatMap(({ options }) => options.map(({ id, name }) => [id, name])));
  const isDishes = clash.topic === 'Dishes';
  const menu = useRead(isDishes ? urls.menuItems(order.id) : null, { failure: 'own' }).data?.records;
  const around = aroundOf(order, names, dishNames(order.menu_items, menu));
  // The reader made the other change in another window, so no colleague is named.
  const [there, here, keep, use] = isReaderAlone(clash.by)
    ? ['There', 'Here', 'Keep this one', 'Use the other']
    : ['Theirs', 'Yours', 'Keep mine', 'Use theirs'];
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoSight(group.current), []);
  return (
    <div
      ref={group}
      role="group"
      aria-label={`${clash.topic}: changed twice`}
      data-form-message
      data-wide
      tabIndex={-1}
      style={{ scrollMarginBlock: '6rem' }}
    >
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
        {topic &&
          `${there}: ${wordsOf(topic, valuesOf(order, {}), around)}. ${here}: ${wordsOf(topic, values, around)}.`}
      </Notice>
    </div>
  );
}

/** Scrolls the notice into view, unless that would move the field in which the person types. */
function bringIntoSight(notice: HTMLElement | null): void {
  if (!notice) return;
  const { top, bottom } = notice.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const typing = document.activeElement?.closest('textarea, input:not([type="radio"], [type="checkbox"])');
  const field = (typing ?? notice).getBoundingClientRect();
  if (Math.max(bottom, field.bottom) - Math.min(top, field.top) > window.innerHeight) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  notice.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'nearest' });
}
