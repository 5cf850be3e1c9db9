import { isCombinable } from '@copper-carrot/contracts';
import { useState } from 'react';
import { Button } from '@copper-carrot/shared-ui/Button';
import { type ChoiceProps } from './choice-props';

/** The way to a portion that several options of a choice share, where its options can. */
export function CombineOptions({ choice, combining }: Pick<ChoiceProps, 'choice' | 'combining'>) {
  const [open, setOpen] = useState(false);
  if (!combining || !isCombinable(choice)) return null;
  return (
    <div {...combining.way.intent}>
      <Button
        variant="quiet"
        size="small"
        icon="plus"
        onClick={() => combining.way.whenThere(() => setOpen(true))}
      >
        Combine options
      </Button>
      {open && combining.dialog(() => setOpen(false))}
    </div>
  );
}
