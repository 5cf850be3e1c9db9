/** The decoded parameters of a path that matches a pattern (`/packages/:id`); null otherwise. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), pathname.split('/')];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return null;
    } else {
      if (value === '') return null;
      params[part.slice(1)] = decodeURIComponent(value);
    }
  }
  return params;
}
