/** A key of a map from ids, which move from one seed to the next. */
const isId = (key: string) => /^\d+$/.test(key);

function within(value: unknown, where: string): string[] {
  if (Array.isArray(value)) return value.length > 0 ? within(value[0], `${where}[]`) : [`${where}[]`];
  if (typeof value !== 'object' || value === null) return where ? [where] : [];
  const entries = Object.entries(value);
  return [
    ...(where ? [where] : []),
    ...entries.flatMap(([key, each]) =>
      within(each, `${where}${where ? '.' : ''}${isId(key) ? '{id}' : key}`),
    ),
  ];
}

/** Every key of a value and of all that it holds, as paths; of a list those of its first element. */
export const keyPaths = (value: unknown): string[] => [...new Set(within(value, ''))].sort();
