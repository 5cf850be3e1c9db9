/** Made once each, when first wanted: to make one takes longer than to write a hundred amounts. */
const formats = new Map<number, Intl.NumberFormat>();

function formatOf(places: number): Intl.NumberFormat {
  let format = formats.get(places);
  if (!format) {
    format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    });
    formats.set(places, format);
  }
  return format;
}

/** US dollars as '$1,234.50'; with `digits` 0 as '$1,235' (2 §9). */
export const formatMoney = (dollars: number, digits?: number): string =>
  formatOf(digits === 0 ? 0 : 2).format(dollars);
