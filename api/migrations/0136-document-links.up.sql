-- Links to documents that end after some days, for readers without an account.
create table document_links (
  token_hash bytea primary key,
  document_id text not null check (length(document_id) <= 40),
  -- The link shows the document only while this person may read it.
  created_by integer not null references users,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index document_links_created_by on document_links (created_by);
create index document_links_expires on document_links (expires_at);
