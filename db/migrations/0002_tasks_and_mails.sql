-- Background work. A row is written in the transaction that asks for it, and claimed by a lease.
create table tasks (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  run_at timestamptz not null default now(),
  attempts int not null default 0,
  lease uuid,
  leased_until timestamptz,
  done_at timestamptz,
  failed_at timestamptz,
  last_fault text,
  -- Of open tasks with the same name and key there is one.
  unique_key text,
  created_at timestamptz not null default now()
);
create index tasks_waiting on tasks (run_at, id) where done_at is null and failed_at is null;
create unique index tasks_unique on tasks (name, unique_key) where done_at is null and failed_at is null;

-- Letters as they were written. A task sends them; without SMTP they are read at /__mail.
create table mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  headers jsonb not null default '{}',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- The token of the letter's link, encrypted: a copy of the database opens nothing.
  sealed_token text
);
create index mails_recent on mails (created_at desc);

-- What was loaded once (reference lists, demonstration data), by content hash.
create table stamps (
  name text primary key,
  hash text not null,
  written_at timestamptz not null default now()
);
