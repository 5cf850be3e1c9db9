import { isCombinable } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { useState } from 'react';
import { type ChoiceProps } from './choice-props';

const combining = onDemand(async () => (await import('./combining')).ComboOfChoice);

/** The way to a portion that several options of a choice share, where its options can. */
export function CombineOptions(props: Pick<ChoiceProps, 'choice' | 'headcount' | 'onCombine'>) {
  const [open, setOpen] = useState(false);
  if (!isCombinable(props.choice)) return null;
  return (
    <div {...combining.intent}>
      <Button
        variant="quiet"
        size="small"
        icon="plus"
        onClick={() => combining.whenThere(() => setOpen(true))}
      >
        Combine options
      </Button>
      {open && <combining.Part {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
