import type { PackageChoice } from '../catalog';
import { notFound } from '../errors';
import type { Actor } from '../http';
import { loadAgreedTerms, loadOrderForCaterer, presentCatererOrder } from '../orders';
import { loadPicks, type Picks } from '../polls';

/** What labels say: of an order as it was agreed, what its portions are, and who picked which. */
export interface LoadedLabels {
  order: Awaited<ReturnType<typeof loadOrderForCaterer>>;
  choices: readonly PackageChoice[];
  /** When the caterer stated the allergens of these; null where nobody knows of it. */
  allergensStatedOn: string | null;
  /** Null without a poll. */
  polled: Picks | null;
}

/** For whoever cooks an order, while it stands. 404 for everybody else, and where no portion of it is anybody's own. */
export async function loadLabels(orderId: number, actor: Actor): Promise<LoadedLabels> {
  const order = await loadOrderForCaterer(orderId, actor);
  if (!presentCatererOrder(order, actor).can.print_labels)
    throw notFound(
      'There are no labels: this order does not stand, or no portion of it is packed by itself.',
    );
  const { offer } = (await loadAgreedTerms(orderId, null)) ?? {};
  return {
    order,
    choices: offer?.choices ?? [],
    allergensStatedOn: offer?.allergensStatedOn ?? null,
    polled: await loadPicks(orderId),
  };
}
