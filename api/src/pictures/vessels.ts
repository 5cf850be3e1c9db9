import { shade, svg, type Canvas } from './canvas';

/** A round plate seen from above, with its rim, well and glaze. */
export function plate(canvas: Canvas, x: number, y: number, r: number, colour: string): string {
  const decorated = canvas.random.chance(0.5);
  const ring = decorated
    ? svg`<circle cx="${x}" cy="${y}" r="${r * 0.93}" fill="none" stroke="${canvas.palette.cloth[1]}" stroke-opacity=".65" stroke-width="${r * 0.025}" ${canvas.random.chance(0.5) ? 'stroke-dasharray="2 7"' : ''}/>`
    : '';
  return canvas.lifted(
    svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>${ring}<circle cx="${x}" cy="${y}" r="${r * 0.8}" fill="${shade(colour, -0.07)}"/><circle cx="${x + r * 0.02}" cy="${y + r * 0.03}" r="${r * 0.75}" fill="${shade(colour, 0.25)}"/><path d="M${x - r * 0.86} ${y - r * 0.24}A${r * 0.9} ${r * 0.9} 0 0 1 ${x - r * 0.1} ${y - r * 0.89}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="${r * 0.035}" stroke-linecap="round"/>`,
    'high',
  );
}

/** A deep bowl; `content` is clipped to its mouth. */
export function bowl(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  colour: string,
  content: string,
): string {
  const id = `b${Math.round(x)}-${Math.round(y)}`;
  canvas.define(id, svg`<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${r * 0.86}"/></clipPath>`);
  canvas.define(
    'hollow',
    '<radialGradient id="hollow" cx=".58" cy=".62" r=".62"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#1c0d05" stop-opacity=".42"/></radialGradient>',
  );
  return (
    canvas.lifted(
      svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${shade(colour, -0.18)}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${r * 0.87}" fill="${shade(colour, -0.3)}"/>`,
      'high',
    ) +
    svg`<g clip-path="url(#${id})">${content}<circle cx="${x}" cy="${y}" r="${r * 0.87}" fill="url(#hollow)"/></g>` +
    svg`<path d="M${x - r * 0.88} ${y - r * 0.3}A${r * 0.93} ${r * 0.93} 0 0 1 ${x - r * 0.05} ${y - r * 0.93}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="${r * 0.05}" stroke-linecap="round"/>`
  );
}

/** A rectangular serving tray: steel with handles, or glazed. */
export function tray(canvas: Canvas, width: number, height: number, colour: string): string {
  canvas.define(
    'well',
    '<linearGradient id="well" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".24"/><stop offset=".25" stop-color="#000" stop-opacity=".04"/><stop offset="1" stop-color="#fff" stop-opacity=".25"/></linearGradient>',
  );
  const x = -width / 2;
  const y = -height / 2;
  const handle = (at: number) =>
    svg`<rect x="${at}" y="-30" width="22" height="60" rx="11" fill="none" stroke="${shade(colour, -0.35)}" stroke-width="8"/>`;
  return canvas.lifted(
    svg`${handle(x - 14)}${handle(width / 2 - 8)}<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="22" fill="${colour}"/><rect x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="20" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.5"/><rect x="${x + 16}" y="${y + 16}" width="${width - 32}" height="${height - 32}" rx="14" fill="${shade(colour, -0.1)}"/><rect x="${x + 16}" y="${y + 16}" width="${width - 32}" height="${height - 32}" rx="14" fill="url(#well)"/>`,
    'high',
  );
}

/** A serving board with a handle and the grain along it. */
export function board(canvas: Canvas, width: number, height: number): string {
  const { random } = canvas;
  const wood = random.pick(['#C98F55', '#A86B3C', '#DDB27A', '#8A5632']);
  const x = -width / 2;
  const y = -height / 2;
  const grain = Array.from({ length: 9 }, (_, index) => {
    const at = y + ((index + 0.6) / 9) * height;
    return svg`<path d="M${x + 10} ${at}q${width / 2} ${random.int(-12, 12)} ${width - 20} ${random.int(-5, 5)}" fill="none" stroke="${shade(wood, random.chance(0.5) ? -0.28 : 0.2)}" stroke-opacity=".5" stroke-width="${1.5 + random.next() * 2.5}"/>`;
  }).join('');
  return canvas.lifted(
    svg`<path d="M${width / 2 - 20} -26h84a26 26 0 0 1 0 52h-84z" fill="${shade(wood, -0.06)}"/><circle cx="${width / 2 + 62}" cy="0" r="9" fill="${shade(wood, -0.55)}"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="34" fill="${wood}"/>${grain}<rect x="${x + 5}" y="${y + 5}" width="${width - 10}" height="${height - 10}" rx="30" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3"/>`,
    'high',
  );
}

/** An open meal box of kraft paper with its lid folded back and two compartments, around its middle. */
export function mealBox(canvas: Canvas, side: number): string {
  const kraft = canvas.random.pick(['#C89B66', '#D6AE7B', '#B98A57', '#E8D9BF']);
  const half = side / 2;
  const inner = side - 18;
  const paper = canvas.random.pick(['#FFF9EC', '#FFF9EC', canvas.palette.cloth[0]]);
  return canvas.lifted(
    svg`<path d="M${-half + 6} ${-half + 4}l-8 ${-side * 0.3}q0 -8 8 -8h${side - 12}q8 0 8 8l-8 ${side * 0.3}z" fill="${shade(kraft, -0.16)}"/><path d="M${-half + 12} ${-half}l-5 ${-side * 0.26}h${side - 14}l-5 ${side * 0.26}z" fill="${shade(kraft, 0.14)}"/><rect x="${-half}" y="${-half}" width="${side}" height="${side}" rx="10" fill="${kraft}"/><rect x="${-half + 9}" y="${-half + 9}" width="${inner}" height="${inner}" rx="6" fill="${shade(kraft, -0.3)}"/><path d="M${-half + 9} ${-half + 20}q${inner / 4} -14 ${inner / 2} 0t${inner / 2} 0V${half - 12}q${-inner / 4} 8 ${-inner / 2} 0t${-inner / 2} 0z" fill="${paper}"/>`,
    'high',
  );
}

/** Fork, spoon or a pair of chopsticks, lying at an angle. */
export function cutlery(
  canvas: Canvas,
  kind: 'fork' | 'spoon' | 'chopsticks',
  x: number,
  y: number,
  turn: number,
): string {
  const steel = '#DAD6CE';
  const dark = '#9C968B';
  const wood = '#7A4A2A';
  const shapes = {
    fork: `<path d="M-5 -20v150a5 5 0 0 0 10 0v-150z" fill="${steel}"/><path d="M-14 -88v52q0 20 14 20t14 -20v-52h-6v44h-5v-44h-6v44h-5v-44z" fill="${steel}" stroke="${dark}" stroke-width=".8"/>`,
    spoon: `<path d="M-5 -30v160a5 5 0 0 0 10 0v-160z" fill="${steel}"/><ellipse cx="0" cy="-58" rx="20" ry="33" fill="${steel}" stroke="${dark}" stroke-width=".8"/><ellipse cx="2" cy="-56" rx="14" ry="26" fill="${dark}" opacity=".35"/>`,
    chopsticks: `<path d="M-11 -130l3 270h-8z" fill="${wood}"/><path d="M9 -128l-5 270h9z" fill="${wood}"/><path d="M-12 90h9v50h-9zM2 92h9v50h-9z" fill="${canvas.palette.cloth[1]}"/>`,
  };
  return svg`<g transform="translate(${x} ${y}) rotate(${turn})">${canvas.lifted(shapes[kind])}</g>`;
}
