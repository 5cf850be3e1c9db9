import { sql } from '../database';

/** A fault that a browser reported, as remote@version. */
export async function recordFault(fault: {
  remote: string;
  version: string;
  kind: string;
  message: string;
  path: string;
}): Promise<void> {
  await sql.rows(
    `insert into remote_faults (remote, version, kind, message, path) values ($1, $2, $3, $4, $5)`,
    [fault.remote, fault.version, fault.kind, fault.message, fault.path],
  );
}
