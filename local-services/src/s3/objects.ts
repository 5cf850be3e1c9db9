import { type Pool } from 'pg';

export interface StoredObject {
  body: Buffer;
  contentType: string;
  /** By the names of their headers, without `x-amz-meta-`. */
  metadata: Record<string, string>;
}

/** The objects of all buckets, by `bucket/key`. */
export interface Objects {
  get: (name: string) => Promise<StoredObject | undefined>;
  put: (name: string, object: StoredObject) => Promise<void>;
  delete: (name: string) => Promise<void>;
  /** Names and times of all that begin so, by name. */
  list: (prefix: string) => Promise<{ name: string; modifiedAt: Date }[]>;
}

/** Objects in the memory of a test: bodies alone. */
export const objectsInMemory = (bodies: Map<string, Buffer>): Objects => ({
  get: (name) => {
    const body = bodies.get(name);
    return Promise.resolve(body && { body, contentType: 'application/octet-stream', metadata: {} });
  },
  put: (name, { body }) => {
    bodies.set(name, body);
    return Promise.resolve();
  },
  delete: (name) => {
    bodies.delete(name);
    return Promise.resolve();
  },
  list: (prefix) =>
    Promise.resolve(
      [...bodies.keys()]
        .filter((name) => name.startsWith(prefix))
        .sort()
        .map((name) => ({ name, modifiedAt: new Date() })),
    ),
});

/** Objects beside the other data of the local services, so that a restart keeps them. */
export const objectsInDatabase = (pool: Pool): Objects => ({
  async get(name) {
    const { rows } = await pool.query<StoredObject>(
      `select body, content_type as "contentType", metadata from local_services.s3_objects where name = $1`,
      [name],
    );
    return rows[0];
  },
  async put(name, { body, contentType, metadata }) {
    await pool.query(
      `insert into local_services.s3_objects (name, body, content_type, metadata) values ($1, $2, $3, $4)
       on conflict (name) do update set body = excluded.body, content_type = excluded.content_type,
         metadata = excluded.metadata, modified_at = now()`,
      [name, body, contentType, metadata],
    );
  },
  async delete(name) {
    await pool.query('delete from local_services.s3_objects where name = $1', [name]);
  },
  async list(prefix) {
    const { rows } = await pool.query<{ name: string; modifiedAt: Date }>(
      `select name, modified_at as "modifiedAt" from local_services.s3_objects
       where starts_with(name, $1) order by name collate "C"`,
      [prefix],
    );
    return rows;
  },
});
