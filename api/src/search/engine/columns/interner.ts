/** Numbers distinct values from 0 on, in order of arrival. */
export class Interner<Value> {
  readonly values: Value[] = [];
  private readonly numbers = new Map<Value, number>();

  intern(value: Value): number {
    const old = this.numbers.get(value);
    if (old !== undefined) return old;
    this.numbers.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}
