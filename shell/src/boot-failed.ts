/** Has the page say, as long as nothing is drawn, that it could not start; the words are in the server's HTML. */
export function bootFailed(error: unknown): void {
  console.error(error);
  window.dispatchEvent(new Event('boot-failed'));
}
