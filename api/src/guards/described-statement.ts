import type { Client, Connection, FieldDef, Submittable } from 'pg';

/** A statement as the server understands it, before it runs. */
export interface Described {
  error: string | null;
  fields: Pick<FieldDef, 'name' | 'dataTypeID' | 'tableID' | 'columnID'>[];
}

interface Wire extends Connection {
  parse(statement: { name: string; text: string }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/** Asks for the columns of a statement by the protocol's Parse and Describe: nothing of it is run. */
export const describe = (client: Pick<Client, 'query'>, text: string): Promise<Described> =>
  new Promise((resolve) => {
    const found: Described = { error: null, fields: [] };
    const question = {
      callback: () => undefined,
      submit(connection: Connection) {
        const wire = connection as Wire;
        wire.parse({ name: '', text });
        wire.describe({ type: 'S', name: '' });
        wire.sync();
      },
      handleRowDescription: ({ fields }: { fields: FieldDef[] }) => void (found.fields = fields),
      handleError: ({ message }: Error) => {
        found.error = message;
        resolve(found);
      },
      handleReadyForQuery: () => resolve(found),
    };
    client.query(question satisfies Submittable);
  });
