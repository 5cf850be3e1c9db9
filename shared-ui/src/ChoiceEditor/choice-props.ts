import type { Quantities, Schemas } from '@copper-carrot/contracts';
import { type ReactNode } from 'react';
import { type OnDemand } from '../OnDemand/on-demand';

export interface ChoiceProps {
  choice: Schemas['Choice'];
  /** What is chosen of all choices. */
  quantities: Quantities;
  /** What the person chose before the headcount moved it; absent until they choose. */
  before?: Quantities | null;
  /** How long what has no place any more is kept, such as 'until you start the order'; as long as the order where nobody says. */
  keptUntil?: string;
  headcount: number | null;
  /** The most of one option that an order takes. */
  mostOfOption: number;
  /** What is wrong with it, once that is to be said. */
  error?: string | null;
  /** Told all that is chosen, of the other choices too. */
  onChange: (quantities: Quantities) => void;
  /** How options are combined, where that can be: the dialog, and its loading. */
  combining?: {
    way: Pick<OnDemand<never>, 'intent' | 'whenThere'>;
    dialog: (onClose: () => void) => ReactNode;
  };
  /** Of the place in the page. */
  id?: string;
  /** Among other things in a section with a heading of its own: a group with a smaller heading, not a region of the page. */
  dense?: boolean;
}
