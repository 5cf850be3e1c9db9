/** US dollars as '$1,234.50'; with `digits` 0 as '$1,235' (2 §9). */
export function formatMoney(dollars: number, digits?: number): string {
  const places = digits === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(dollars);
}
