import { RatingInput } from '@copper-carrot/shared-ui/RatingInput';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { useState } from 'react';

const reviewDialog = onDemand(() => import('./ReviewDialog').then(({ ReviewDialog }) => ReviewDialog));

interface RateOrderProps {
  orderId: number;
  brandName: string;
  /** What a review earns; 0 where it earns nothing. */
  coins: number;
}

/** Stars to press: each opens the review with them, and putting that away takes them back (2 §4). */
export function RateOrder({ orderId, brandName, coins }: RateOrderProps) {
  const [stars, setStars] = useState<number | null>(null);
  const isThere = useOnDemand(reviewDialog, stars !== null, () => setStars(null));
  return (
    <div {...reviewDialog.intent}>
      <RatingInput
        label={`Rate order #${orderId} from ${brandName}`}
        labelHidden
        value={stars}
        onChange={setStars}
      />
      {stars !== null && isThere && (
        <reviewDialog.Part
          {...{ orderId, brandName, coins, stars }}
          onClose={() => setStars(null)}
          onSaved={() => setStars(null)}
        />
      )}
    </div>
  );
}
