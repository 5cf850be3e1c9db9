import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { count } from '@copper-carrot/shared-ui/words';
import { fieldLabels } from '../checkout/fields';
import { headcountProblem } from '../checkout/headcount';
import { useCheckout } from '../hooks/useCheckout';

const dialog = onDemand(async () => (await import('./HeadcountDialog')).HeadcountDialog);

/** The headcount on the package's steps; a change of quantities is confirmed first (1 §4). */
export function Headcount() {
  const { order, values, errorOf, locked, headcount } = useCheckout();
  const { package: pack } = order;
  const shown = headcount.proposed ?? values.headcount;
  const canAsk = useOnDemand(dialog, headcount.asking, headcount.forget);
  return (
    <>
      <NumberField
        label={fieldLabels.headcount}
        name="headcount"
        lenient
        value={shown}
        min={pack?.minimum_headcount}
        max={pack?.maximum_headcount}
        step={pack?.increment_by}
        description={pack ? rangeWords(pack) : undefined}
        error={headcountProblem(pack, shown) ?? errorOf('details', 'headcount')}
        disabled={locked}
        onChange={headcount.take}
      />
      {canAsk && (
        <dialog.Part
          open={headcount.asking}
          from={order.headcount}
          to={headcount.proposed}
          onCancel={headcount.forget}
          onConfirm={headcount.confirm}
        />
      )}
    </>
  );
}

function rangeWords(pack: { minimum_headcount: number; maximum_headcount: number; increment_by: number }) {
  const range = `${pack.minimum_headcount} to ${count(pack.maximum_headcount, 'person', 'people')}`;
  return pack.increment_by > 1 ? `${range}, in steps of ${pack.increment_by}` : range;
}
