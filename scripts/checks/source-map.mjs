// @ts-check
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The pieces of generated code that came from the sources which `belongs` accepts, joined.
 * @param {string} code
 * @param {{ sources: string[], mappings: string }} map
 * @param {(source: string) => boolean} belongs
 */
export function codeFrom(code, { sources, mappings }, belongs) {
  const wanted = sources.map(belongs);
  const lines = code.split('\n');
  let source = 0;
  let found = '';
  mappings.split(';').forEach((segments, row) => {
    let column = 0;
    let from = 0;
    let counts = false;
    const text = lines[row] ?? '';
    for (const segment of segments ? segments.split(',') : []) {
      const [columns = 0, sourceStep] = decode(segment);
      column += columns;
      if (counts) found += text.slice(from, column);
      from = column;
      source += sourceStep ?? 0;
      // A segment of one number is code that no source stands behind.
      counts = sourceStep !== undefined && wanted[source] === true;
    }
    if (counts) found += text.slice(from);
  });
  return found;
}

/**
 * The numbers of one segment: base64 digits of five bits each, the lowest bit of a number being its sign.
 * @param {string} segment
 */
function decode(segment) {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = digits.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
