export type ThemeChoice = 'system' | 'light' | 'dark';

const key = 'copper-carrot.theme';

/** The reader's last choice on this device; 'system' when there is none or storage is closed. */
export function readThemeChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Shows a theme at once and keeps it for the next visit. */
export function chooseTheme(choice: ThemeChoice) {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // A browser without storage still shows the choice until the page is left.
  }
}
