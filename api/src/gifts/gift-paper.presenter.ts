import { productName } from '@copper-carrot/contracts';
import { day, dollars, type Paper } from '../order-papers';
import { totalCents } from './gift-total';
import type { Gift } from './load-gift';

/** The receipt of a gift. */
export const presentReceipt = (gift: Gift): Paper => ({
  title: 'Receipt',
  name: `Receipt of gift #${gift.id}`,
  madeAt: gift.givenAt,
  facts: [
    ['Gift', `#${gift.id}${gift.monthlyGiftId === null ? '' : ', given every month'}`],
    ['Date', day(gift.givenAt.toISOString().slice(0, 10))],
    ...(gift.honoree ? [['In honor of', gift.honoree] as [string, string]] : []),
  ],
  parties: [
    { heading: 'Given by', rows: [gift.name, ...(gift.email === null ? [] : [gift.email])] },
    { heading: 'Given to', rows: [gift.campaignName, `through ${productName}`] },
  ],
  lines: [
    { label: `Gift to ${gift.campaignName}`, note: null, amount: dollars(gift.amountCents) },
    ...(gift.feeCents > 0
      ? [{ label: 'Card fees', note: 'Paid on top by the giver', amount: dollars(gift.feeCents) }]
      : []),
  ],
  total: ['Total', dollars(totalCents(gift))],
  money: [
    [
      gift.cardLast4 === null ? 'Paid' : `Paid, ${gift.cardBrand ?? 'card'} ending in ${gift.cardLast4}`,
      dollars(totalCents(gift)),
    ],
    ...(gift.status === 'refunded' ? [['Returned', dollars(-totalCents(gift))] as [string, string]] : []),
  ],
  left: null,
  notes: ['Nothing was received in return for this gift.'],
});
