import { sentences } from '../constants';
import type { Schemas } from '../schemas';

/** A call that did not succeed, with the payload that the API answered; status 0 when nothing came back. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    readonly status: number,
    readonly payload: Partial<Schemas['Error']>,
    message = payload.message ?? sentences.unexpected,
  ) {
    super(message);
  }

  /** The API's stable code; empty where it gave none. */
  get code(): string {
    return this.payload.code ?? '';
  }

  /** Whether the code holds this part (1 §8 matches by substring). */
  says(part: string): boolean {
    return this.code.includes(part);
  }

  /** Whether a field carries this code, such as `fields.headcount.greater_than` (2 §8). */
  hasField(field: string, code?: string): boolean {
    const codes = this.payload.fields?.[field];
    return codes !== undefined && (code === undefined || codes.includes(code));
  }
}
