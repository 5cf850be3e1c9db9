/** The colors by which a calendar tells its entries apart (2 §9); white text is readable on each. */
export const calendarColors = [
  { name: 'Copper', hex: '#a9460f' },
  { name: 'Brick', hex: '#b3261e' },
  { name: 'Raspberry', hex: '#b01657' },
  { name: 'Plum', hex: '#8e24aa' },
  { name: 'Aubergine', hex: '#5b2a55' },
  { name: 'Violet', hex: '#5e35b1' },
  { name: 'Indigo', hex: '#3949ab' },
  { name: 'Blue', hex: '#1967d2' },
  { name: 'Ocean', hex: '#0277a0' },
  { name: 'Teal', hex: '#00796b' },
  { name: 'Leaf', hex: '#2e7d32' },
  { name: 'Olive', hex: '#5f6b1b' },
  { name: 'Mustard', hex: '#856404' },
  { name: 'Cocoa', hex: '#6d4c41' },
  { name: 'Slate', hex: '#455a64' },
  { name: 'Graphite', hex: '#3c4043' },
] as const;
