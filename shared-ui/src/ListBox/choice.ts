/** One thing to choose. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  description?: string;
  disabled?: boolean;
}
