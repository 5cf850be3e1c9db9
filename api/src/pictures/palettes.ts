/** The colours of a scene: what it stands on, what it is served in, what the beds and sauces look like. */
export interface Palette {
  surface: [light: string, dark: string];
  kinds: readonly ('wood' | 'linen' | 'tile' | 'stone')[];
  cloth: [ground: string, stripe: string];
  vessels: readonly string[];
  beds: readonly Bed[];
  sauces: readonly string[];
  accent: string;
}
export type Bed = 'rice' | 'greens' | 'grains' | 'noodles' | 'sauce' | 'cream' | 'fruit';

const p = (
  surface: [string, string],
  kinds: Palette['kinds'],
  cloth: [string, string],
  vessels: string[],
  beds: Bed[],
  sauces: string[],
  accent: string,
): Palette => ({ surface, kinds, cloth, vessels, beds, sauces, accent });

const palettes: Readonly<Record<string, Palette>> = {
  honey: p(['#E9BE7A', '#C98F45'], ['wood', 'linen'], ['#FFF6E3', '#D9822B'], ['#FFFDF7', '#F3E3C3', '#7C8A6B'], ['cream', 'grains', 'greens'], ['#F2B84B', '#C9472B', '#8A4B1F'], '#B5591C'),
  caramel: p(
    ['#EFD3A0', '#D3A566'],
    ['wood', 'linen', 'stone'],
    ['#FFF8EA', '#B5651D'],
    ['#FFFDF7', '#F1DDBB', '#9A5B3A'],
    ['cream', 'sauce', 'cream'],
    ['#E0A84E', '#B5402B', '#6B3A1E'],
    '#8A4A1C',
  ),
  linen: p(['#EFE4D2', '#D8C6AA'], ['linen', 'wood'], ['#C8553D', '#F7E6D0'], ['#FFFFFF', '#E9DFCF', '#5E7150'], ['greens', 'grains', 'cream'], ['#E5B13C', '#B6402B', '#6E8B3D'], '#8C4A2F'),
  rose: p(['#F3C9C4', '#DFA09C'], ['linen', 'stone'], ['#FFF5F0', '#C4566A'], ['#FFFFFF', '#FBE6DF', '#A94F63'], ['cream', 'fruit', 'cream'], ['#E86A7F', '#F6D7A7', '#7A2E3A'], '#9C3B52'),
  terracotta: p(['#D9764A', '#A94A26'], ['tile', 'wood'], ['#F4C95D', '#2F6F73'], ['#FFF4E0', '#2F7A7B', '#F0B13B'], ['rice', 'greens', 'sauce'], ['#B3261E', '#5E8C2A', '#E9A23B'], '#7A2F14'),
  leaf: p(['#CFE0B4', '#98BB78'], ['linen', 'stone', 'wood'], ['#FFFBEF', '#5F8F3E'], ['#FFFFFF', '#F4EBD3', '#3F6B4A'], ['greens', 'grains', 'fruit'], ['#8DB255', '#E9C46A', '#D8634A'], '#3F6A2D'),
  cocoa: p(['#8A5A3C', '#54321F'], ['wood', 'stone'], ['#F3DDC1', '#8C4A2F'], ['#FFF7EA', '#D9B48A', '#3B241A'], ['cream', 'cream', 'sauce'], ['#4A2718', '#D79A55', '#F6E3C5'], '#3A2014'),
  sky: p(['#BFE0E6', '#86BCC9'], ['tile', 'linen'], ['#FFFDF5', '#E07A5F'], ['#FFFFFF', '#F6D186', '#2A7F95'], ['rice', 'fruit', 'greens'], ['#F28F3B', '#F6C667', '#D1495B'], '#1F6678'),
  wine: p(['#7B3B52', '#4A1F33'], ['wood', 'stone'], ['#F1E0CB', '#8C2F4A'], ['#FFF9F0', '#C9A27E', '#E6D3B8'], ['greens', 'fruit', 'cream'], ['#7B1E3A', '#D9A441', '#4F6B3A'], '#3B1626'),
  crimson: p(['#B93A32', '#7A1E1E'], ['wood', 'tile'], ['#F7E2B8', '#2B2B33'], ['#FFFAF0', '#2F2B2B', '#1F5D63'], ['rice', 'noodles', 'sauce'], ['#A61E1E', '#E2892B', '#3F6B2F'], '#5C1414'),
  sunset: p(['#F0A35E', '#D0653F'], ['wood', 'tile'], ['#2F8F83', '#FCE7B2'], ['#FFF6E5', '#1F7A74', '#F3C14B'], ['rice', 'greens', 'sauce'], ['#C8391F', '#F0B429', '#4E8B3A'], '#8A3A1C'),
  saffron: p(['#E8A33D', '#B96D1A'], ['wood', 'tile'], ['#7A2E4D', '#F6D28B'], ['#FFF4DB', '#B8692B', '#6B2D48'], ['rice', 'sauce', 'greens'], ['#C9541B', '#E8B02E', '#4C7A34'], '#6E3A0F'),
  indigo: p(['#4C5E8C', '#283457'], ['wood', 'stone'], ['#EDE6D6', '#33406B'], ['#F7F3EA', '#2B2F45', '#C8B79A'], ['rice', 'greens', 'noodles'], ['#8E2A2A', '#D89A2B', '#3F7A55'], '#1C2544'),
  jade: p(['#8FC0A3', '#4F8C71'], ['wood', 'tile', 'linen'], ['#FFF7E2', '#C8553D'], ['#FFFFFF', '#1F5F55', '#F1D9A7'], ['rice', 'noodles', 'greens'], ['#7FA83B', '#D96C2C', '#C43B2E'], '#1F5A4B'),
  ember: p(['#6B4A38', '#3A261D'], ['wood', 'stone'], ['#C94F34', '#F4E3CC'], ['#EFE7DA', '#3B3633', '#8A5A3C'], ['grains', 'sauce', 'greens'], ['#7A2B16', '#D28A2E', '#5A2A1A'], '#2A1A13'),
  tomato: p(['#E9D6B8', '#C9AC82'], ['wood', 'linen'], ['#C0392B', '#FFF7EC'], ['#FFFFFF', '#C0392B', '#4F7A4A'], ['sauce', 'noodles', 'greens'], ['#C22F1F', '#5F8A36', '#F0D9A8'], '#8C2419'),
  olive: p(['#E3E0CE', '#B9BC98'], ['stone', 'linen', 'tile'], ['#2F6690', '#F6F1E1'], ['#FFFFFF', '#3A6EA5', '#D9C9A3'], ['grains', 'greens', 'cream'], ['#E6D9B4', '#B5452C', '#7A8B3A'], '#4B5A2A'),
}; // prettier-ignore

/** The palette of a name, or the warm one that suits any food. */
export const paletteOf = (name: string): Palette => palettes[name] ?? (palettes.honey as Palette);
