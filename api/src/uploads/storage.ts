import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { env } from '../env';
import { ApiError } from '../errors';
import { logger } from '../logger';

interface Bucket {
  name: string;
  /** Where a browser posts its forms, if that is not where this process calls. */
  postUrl?: string;
  client: S3ClientConfig;
}

/** Amazon's or another store if `S3_BUCKET` is set, else the local stand-in. */
function bucketOf(): Bucket | null {
  const { S3_BUCKET, S3_ENDPOINT, LOCAL_SERVICES_URL, LOCAL_S3_SECRET, PUBLIC_ORIGIN } = env;
  if (S3_BUCKET)
    return { name: S3_BUCKET, client: S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {} };
  if (!LOCAL_SERVICES_URL || !LOCAL_S3_SECRET) return null;
  return {
    name: 'uploads',
    postUrl: `${PUBLIC_ORIGIN}/local/s3/uploads`,
    client: {
      endpoint: `${LOCAL_SERVICES_URL}/local/s3`,
      forcePathStyle: true,
      region: 'local',
      credentials: { accessKeyId: 'local', secretAccessKey: LOCAL_S3_SECRET },
    },
  };
}

/** Loaded at the first use, because it takes a tenth of a second. */
async function open() {
  const bucket = bucketOf();
  if (!bucket)
    throw new ApiError(503, 'uploads-unavailable', { message: 'Files can’t be uploaded to this site.' });
  const [sdk, { createPresignedPost }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-presigned-post'),
  ]);
  const client: S3Client = new sdk.S3Client({ ...bucket.client, maxAttempts: 3 });
  return { ...sdk, createPresignedPost, client, bucket };
}

let opened: ReturnType<typeof open> | undefined;
type Opened = Awaited<ReturnType<typeof open>>;

async function inStorage<Result>(act: (storage: Opened) => Promise<Result>): Promise<Result> {
  try {
    return await act(await (opened ??= open()));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    logger.error({ err: error }, 'the storage of files failed');
    throw new ApiError(503, 'uploads-unavailable', {
      message: 'Files can’t be stored at the moment. Please try again in a minute.',
    });
  }
}

/** Apart from the releases of remotes, which may lie in the same bucket. */
const at = ({ bucket }: Opened, key: string) => ({ Bucket: bucket.name, Key: `uploads/${key}` });

export interface PostTarget {
  url: string;
  fields: Record<string, string>;
}

export interface StoredContent {
  content: Buffer;
  metadata: Record<string, string>;
}

/** The bucket of uploaded files. Its failures are a 503. */
export const storage = {
  /** A form that a browser posts with one file of at most `maxBytes`, under this key, for `seconds`. */
  presign: (
    key: string,
    { maxBytes, seconds, fields }: { maxBytes: number; seconds: number; fields: Record<string, string> },
  ): Promise<PostTarget> =>
    inStorage(async (open) => {
      const form = await open.createPresignedPost(open.client, {
        ...at(open, key),
        Conditions: [['content-length-range', 1, maxBytes]],
        Fields: { ...fields, success_action_status: '201' },
        Expires: seconds,
      });
      return { url: open.bucket.postUrl ?? form.url, fields: form.fields };
    }),
  /** Null if there is none, or more than `maxBytes` of it. */
  read: (key: string, maxBytes: number): Promise<StoredContent | null> =>
    inStorage(async (open) => {
      try {
        const { Body, Metadata = {} } = await open.client.send(
          new open.GetObjectCommand({ ...at(open, key), Range: `bytes=0-${maxBytes}` }),
        );
        const content = Buffer.from((await Body?.transformToByteArray()) ?? []);
        return content.length > maxBytes ? null : { content, metadata: Metadata };
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null;
        throw error;
      }
    }),
  put: (key: string, content: Buffer, contentType: string): Promise<void> =>
    inStorage(async (open) => {
      await open.client.send(
        new open.PutObjectCommand({ ...at(open, key), Body: content, ContentType: contentType }),
      );
    }),
  remove: (key: string): Promise<void> =>
    inStorage(async (open) => {
      await open.client.send(new open.DeleteObjectCommand(at(open, key)));
    }),
  /** Removes what begins so and is older than `before`. */
  removeOld: (prefix: string, before: Date): Promise<void> =>
    inStorage(async (open) => {
      const { Bucket, Key: Prefix } = at(open, prefix);
      const pages = open.paginateListObjectsV2({ client: open.client }, { Bucket, Prefix });
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified && LastModified < before)
            await open.client.send(new open.DeleteObjectCommand({ Bucket, Key }));
      }
    }),
};
