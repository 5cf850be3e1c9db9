import type { Schemas } from '@copper-carrot/contracts';
import { additionsOf, allergensOf, type BasketLine, withLine } from '@copper-carrot/shared-ui/basket';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { pickupOf, type PackageEvent } from '../../hooks/usePackageEvent';
import { type Undo } from '../../hooks/useUndo';
import { asText, type BasketDraft } from '../../order/menu-draft';
import { type Helped, type ProposedLine, typedHeadcount, whereOf } from './helped';
import { proposeMenuOrder } from './helper-calls';
import { HelpMeChoose } from './HelpMeChoose';

const helper = onDemand(async () => (await import('./HelperDialog')).HelperDialog);

interface Props {
  brandId: number;
  event: PackageEvent;
  rules: Helped['rules'];
  change: (part: Partial<PackageEvent>) => void;
  items: readonly Schemas['MenuItem'][];
  basket: BasketDraft;
  onChange: (basket: BasketDraft) => void;
  undoing: Undo;
}

/** The helper of a basket; lines not taken from the helper count as set by hand. */
export function MenuHelp({ brandId, event, rules, change, items, basket, onChange, undoing }: Props) {
  const { lines, fromHelper } = basket;
  const own = lines
    .map((line) => ({ line, key: asText(line) }))
    .filter(({ key }) => !fromHelper.includes(key));
  const helped: Helped = {
    event,
    rules,
    byHand: own.map(({ line, key }) => ({ key, words: wordsOf(line, items) })),
    heldBy: ({ menu_item: line }) => {
      const dish = items.find(({ id }) => id === line?.menu_item_id);
      return dish ? allergensOf(dish, line?.modifiers) : [];
    },
    isSetUp: () => false,
    ask: (wanted, kept) =>
      proposeMenuOrder(brandId, {
        ...whereOf(event),
        ...wanted,
        order: {
          ...pickupOf(event),
          menu_items: own.filter(({ key }) => kept.includes(key)).map(({ line }) => line),
        },
      }),
    take: ({ lines: some, all, letGo, headcount }) => {
      const news = dishesOf(some.filter(({ kept }) => !kept));
      const isAll = some.length === all.length;
      // Earlier helper lines and released ones are replaced, so that no dish comes twice.
      const isReplaced = (line: BasketLine) =>
        [...fromHelper, ...letGo].includes(asText(line)) &&
        news.some(({ menu_item_id: id }) => id === line.menu_item_id);
      const stays = lines.filter((line) => !isReplaced(line));
      change({ headcount });
      onChange({
        lines: isAll ? dishesOf(some) : news.reduce(withLine, stays),
        fromHelper: [...(isAll ? [] : fromHelper), ...news.map(asText)],
      });
      return () => {
        change({ headcount: typedHeadcount(event) });
        onChange(basket);
      };
    },
  };
  return (
    <HelpMeChoose
      way={helper}
      undoing={undoing}
      dialog={(ends) => <helper.Part helped={helped} {...ends} />}
    />
  );
}

const dishesOf = (lines: readonly ProposedLine[]): BasketLine[] =>
  lines.flatMap(({ menu_item: item }) => {
    if (!item) return [];
    const { menu_item_id, qty, modifiers = [], note, for_name: name } = item;
    return [
      {
        ...{ menu_item_id, qty },
        ...(modifiers.length > 0 && { modifiers }),
        ...(note && { note }),
        ...(name && { for_name: name }),
      },
    ];
  });

function wordsOf(line: BasketLine, items: readonly Schemas['MenuItem'][]): string {
  const dish = items.find(({ id }) => id === line.menu_item_id);
  const additions = dish ? additionsOf(dish, line.modifiers) : '';
  return `${line.qty} × ${dish?.name ?? 'a dish'}${additions && ` (${additions})`}`;
}
