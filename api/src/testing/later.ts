/** Lets so many milliseconds pass by this process's clock, until mocks are restored. */
export function laterBy(ms: number): void {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + ms);
}
