import { unknownFileType, type UploadPurpose, uploadSentences } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

interface Way {
  signal?: AbortSignal;
  /** Told how far it is, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** An upload that the storage refused, or that broke on its way (status 0). */
class UploadFailure extends Error {
  override readonly name = 'UploadFailure';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Uploads a file: asks where it may be posted, then posts it there. Answers the key by which the call that uses it names it
 * (2 §7).
 */
export async function uploadFile(
  file: File,
  purpose: UploadPurpose,
  { signal, onProgress }: Way = {},
): Promise<string> {
  const { key, url, fields } = await presign(file, purpose, signal);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // The storage reads no field after the file.
  form.append('file', file);
  await post(url, form, { signal, onProgress });
  return key;
}

async function presign(file: File, purpose: UploadPurpose, signal?: AbortSignal) {
  try {
    return await client.get('/cpi/v1/uploads/presign', {
      query: { filename: file.name, filetype: file.type || unknownFileType, purpose },
      signal,
    });
  } catch (error) {
    if (!signal?.aborted) console.error('The upload could not be prepared', error);
    throw error;
  }
}

/** By XMLHttpRequest, because fetch says nothing of how much was sent. */
const post = (url: string, form: FormData, { signal, onProgress }: Way) =>
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const give = () => request.abort();
    const end = (settle: () => void) => {
      signal?.removeEventListener('abort', give);
      settle();
    };
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () =>
      end(() =>
        request.status >= 200 && request.status <= 299
          ? resolve()
          : reject(new UploadFailure(request.status, uploadSentences.failed(request.status))),
      ),
    );
    request.addEventListener('error', () => end(() => reject(new UploadFailure(0, uploadSentences.network))));
    request.addEventListener('abort', () =>
      end(() => reject(new DOMException('The upload was given up', 'AbortError'))),
    );
    signal?.addEventListener('abort', give);
    request.open('POST', url);
    request.send(form);
    if (signal?.aborted) give();
  });
