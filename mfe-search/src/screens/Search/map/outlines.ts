/** A county near a place, with positions as longitude and latitude. */
export interface County {
  name: string;
  coordinates: [number, number][][][];
}

// Files instead of modules: chunks per place would enlarge the remote's entry, and one chunk for all the
// download.
const files: Record<string, URL> = {
  atlanta: new URL('./outlines/atlanta.json', import.meta.url),
  austin: new URL('./outlines/austin.json', import.meta.url),
  'boston-and-cambridge': new URL('./outlines/boston-and-cambridge.json', import.meta.url),
  chicago: new URL('./outlines/chicago.json', import.meta.url),
  denver: new URL('./outlines/denver.json', import.meta.url),
  'las-vegas': new URL('./outlines/las-vegas.json', import.meta.url),
  'los-angeles-and-orange-county': new URL('./outlines/los-angeles-and-orange-county.json', import.meta.url),
  'minneapolis-and-st-paul': new URL('./outlines/minneapolis-and-st-paul.json', import.meta.url),
  nashville: new URL('./outlines/nashville.json', import.meta.url),
  'new-york-city': new URL('./outlines/new-york-city.json', import.meta.url),
  'salt-lake-city': new URL('./outlines/salt-lake-city.json', import.meta.url),
  'san-francisco-and-bay-area': new URL('./outlines/san-francisco-and-bay-area.json', import.meta.url),
  'san-jose-and-south-bay': new URL('./outlines/san-jose-and-south-bay.json', import.meta.url),
  seattle: new URL('./outlines/seattle.json', import.meta.url),
  'washington-dc': new URL('./outlines/washington-dc.json', import.meta.url),
};

/** The URL of a place's outline; null if it has none. */
export const outlineUrl = (slug: string | undefined): string | null =>
  (slug !== undefined && files[slug]?.href) || null;

/** Loads a place's outline. */
export async function loadOutline(url: string): Promise<County[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The map's outline answered ${response.status}`);
  return (await response.json()) as County[];
}
