/** First, last and the pages around the current one; null is a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const near = new Set([1, last, page - 1, page, page + 1]);
  const numbers = [...near].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number - before === 1) return [number];
    // A gap of one page is that page.
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
