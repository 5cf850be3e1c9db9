import type { TestClient } from '../testing';
import { textOfPdf } from './pdf-text.factory';

/** A paper that somebody takes away, and what it says. */
export async function readPaper(by: TestClient, path: string): Promise<{ lines: string[]; bytes: Buffer }> {
  const answer = await by
    .get(path)
    .buffer(true)
    .parse(intoBytes)
    .expect(200)
    .expect('content-type', 'application/pdf');
  const bytes = answer.body as Buffer;
  return { lines: textOfPdf(bytes), bytes };
}

function intoBytes(response: NodeJS.EventEmitter, done: (error: Error | null, body: Buffer) => void): void {
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  response.on('end', () => done(null, Buffer.concat(parts)));
}
