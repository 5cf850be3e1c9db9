/** Clears the person's data in the browser's storage; a page load clears the memory. */
export function clearStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing to clear.
  }
}
