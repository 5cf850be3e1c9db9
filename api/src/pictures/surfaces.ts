import { shade, svg, type Canvas } from './canvas';

/** Paints the table: wood, linen, tiles or stone, lit from the upper left. */
export function paintSurface(canvas: Canvas): void {
  const { width, height, palette, random } = canvas;
  const [light, dark] = palette.surface;
  canvas.define(
    'ground',
    `<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
  );
  canvas.paint(svg`<rect width="${width}" height="${height}" fill="url(#ground)"/>`);
  switch (random.pick(palette.kinds)) {
    case 'wood':
      return paintWood(canvas);
    case 'tile':
      return paintTiles(canvas);
    case 'stone':
      return paintStone(canvas);
    default:
      return paintLinen(canvas);
  }
}

function paintWood(canvas: Canvas): void {
  const { width, height, palette, random } = canvas;
  const [light, dark] = palette.surface;
  const tilt = random.int(-14, 14);
  const planks: string[] = [];
  for (let y = -160; y < height + 160;) {
    const thick = random.int(84, 128);
    planks.push(
      svg`<rect x="-200" y="${y}" width="${width + 400}" height="${thick}" fill="${random.chance(0.5) ? shade(light, 0.12) : shade(dark, -0.12)}" opacity="${random.next() * 0.28}"/>`,
      svg`<path d="M-200 ${y}h${width + 400}" stroke="${shade(dark, -0.5)}" stroke-opacity=".5" stroke-width="2.5"/><path d="M-200 ${y + 2.5}h${width + 400}" stroke="#fff" stroke-opacity=".16" stroke-width="1.5"/>`,
    );
    for (let grain = 0; grain < 4; grain++) {
      const at = y + random.next() * thick;
      const bend = random.int(-8, 8);
      planks.push(
        svg`<path d="M-200 ${at}q${width / 2} ${bend} ${width + 400} ${-bend}" fill="none" stroke="${shade(dark, -0.35)}" stroke-opacity="${0.1 + random.next() * 0.16}" stroke-width="${1 + random.next() * 2}"/>`,
      );
    }
    y += thick;
  }
  canvas.paint(svg`<g transform="rotate(${tilt} ${width / 2} ${height / 2})">${planks.join('')}</g>`);
}

function paintLinen(canvas: Canvas): void {
  const [, dark] = canvas.palette.surface;
  const thread = shade(dark, -0.25);
  canvas.define(
    'weave',
    `<pattern id="weave" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(${canvas.random.int(-20, 20)})"><path d="M0 1.5h7M0 5h7" stroke="${thread}" stroke-opacity=".22"/><path d="M1.5 0v7M5 0v7" stroke="#fff" stroke-opacity=".2"/></pattern>`,
  );
  canvas.paint(svg`<rect width="${canvas.width}" height="${canvas.height}" fill="url(#weave)"/>`);
}

function paintTiles(canvas: Canvas): void {
  const { palette, random } = canvas;
  const [light, dark] = palette.surface;
  const side = random.pick([92, 110, 130]);
  const half = side / 2;
  canvas.define(
    'tiles',
    svg`<pattern id="tiles" width="${side}" height="${side}" patternUnits="userSpaceOnUse" patternTransform="rotate(${random.pick([0, 45])})"><rect width="${side}" height="${side}" fill="${shade(light, 0.1)}" fill-opacity=".35"/><path d="M${half} 8Q${half + 8} ${half - 8} ${side - 8} ${half}Q${half + 8} ${half + 8} ${half} ${side - 8}Q${half - 8} ${half + 8} 8 ${half}Q${half - 8} ${half - 8} ${half} 8Z" fill="${palette.cloth[1]}" fill-opacity=".26"/><circle cx="${half}" cy="${half}" r="9" fill="${light}" fill-opacity=".8"/><path d="M0 0h${side}v${side}" fill="none" stroke="${shade(dark, -0.25)}" stroke-opacity=".5" stroke-width="4"/><path d="M2 ${side}V2h${side}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2"/></pattern>`,
  );
  canvas.paint(svg`<rect width="${canvas.width}" height="${canvas.height}" fill="url(#tiles)"/>`);
}

function paintStone(canvas: Canvas): void {
  const { width, height, palette, random } = canvas;
  const veins = Array.from({ length: 9 }, () => {
    const x = random.int(-100, width);
    const y = random.int(0, height);
    return svg`<path d="M${x} ${y}q${random.int(60, 160)} ${random.int(-90, 90)} ${random.int(200, 420)} ${random.int(-60, 60)}" fill="none" stroke="${random.chance(0.5) ? '#fff' : shade(palette.surface[1], -0.3)}" stroke-opacity="${0.08 + random.next() * 0.18}" stroke-width="${1 + random.next() * 5}"/>`;
  });
  const specks = Array.from(
    { length: 60 },
    () =>
      svg`<circle cx="${random.int(0, width)}" cy="${random.int(0, height)}" r="${0.8 + random.next() * 2}"/>`,
  );
  canvas.paint(
    veins.join(''),
    `<g fill="${shade(palette.surface[1], -0.35)}" opacity=".22">${specks.join('')}</g>`,
  );
}

/** Lays a striped or checked napkin, slightly crooked, with its folds. */
export function paintCloth(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
): void {
  const { palette, random } = canvas;
  const [ground, stripe] = palette.cloth;
  const gap = random.pick([22, 34, 46]);
  const checked = random.chance(0.4);
  const rows = `<path d="M0 ${gap / 2}h${gap}" stroke="${stripe}" stroke-opacity=".55" stroke-width="${gap / 3}"/>`;
  canvas.define(
    'cloth',
    svg`<pattern id="cloth" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse"><rect width="${gap}" height="${gap}" fill="${ground}"/>${rows}${checked ? svg`<path d="M${gap / 2} 0v${gap}" stroke="${stripe}" stroke-opacity=".55" stroke-width="${gap / 3}"/>` : ''}</pattern>`,
  );
  const fold = svg`<path d="M${width * 0.34} 0L${width * 0.3} ${height}M${width * 0.7} 0L${width * 0.73} ${height}" stroke="#000" stroke-opacity=".09" stroke-width="9"/><path d="M${width * 0.34 + 7} 0L${width * 0.3 + 7} ${height}" stroke="#fff" stroke-opacity=".25" stroke-width="5"/>`;
  const hem = svg`<rect x="7" y="7" width="${width - 14}" height="${height - 14}" fill="none" stroke="${shade(ground, -0.25)}" stroke-dasharray="5 4" stroke-opacity=".6"/>`;
  const cloth = svg`<rect width="${width}" height="${height}" rx="5" fill="url(#cloth)"/>${fold}${hem}`;
  canvas.paint(
    svg`<g transform="translate(${x} ${y}) rotate(${turn}) translate(${-width / 2} ${-height / 2})">${canvas.lifted(cloth)}</g>`,
  );
}

/** The last layer: a warm light from the upper left, and corners that fall back. */
export function paintLight(canvas: Canvas): void {
  canvas.define(
    'light',
    '<radialGradient id="light" cx=".25" cy=".12" r="1.05"><stop offset="0" stop-color="#fff3d6" stop-opacity=".42"/><stop offset=".45" stop-color="#fff3d6" stop-opacity=".04"/><stop offset=".75" stop-color="#2a1206" stop-opacity=".05"/><stop offset="1" stop-color="#2a1206" stop-opacity=".38"/></radialGradient>',
  );
  canvas.paint(svg`<rect width="${canvas.width}" height="${canvas.height}" fill="url(#light)"/>`);
}
