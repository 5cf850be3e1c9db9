type Numbers = Int32Array | Float64Array | Int16Array;

/** The column, or a copy with room for at least `size`; doubles its size, so that growing stays cheap. */
export function ensureCapacity<Column extends Numbers>(column: Column, size: number): Column {
  if (column.length >= size) return column;
  const make = column.constructor as new (length: number) => Column;
  const larger = new make(Math.max(size, column.length * 2, 1024));
  larger.set(column);
  return larger;
}
