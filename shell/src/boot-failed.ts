/** Shows the server-rendered failure text if nothing has been drawn yet. */
export function bootFailed(error: unknown): void {
  console.error(error);
  window.dispatchEvent(new Event('boot-failed'));
}
