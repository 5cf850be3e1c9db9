/** What this page keeps of a person outside of memory; a page load forgets the rest. */
export function clearStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing is kept where storage is closed.
  }
}
