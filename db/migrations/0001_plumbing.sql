-- Text without case, accents or punctuation: one spelling for searching and sorting on every database.
-- Capitals with accents are named too: lower() leaves them alone where the locale is C.
create function fold(text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(
    translate(lower($1),
      'áàâãäåéèêëíìîïóòôõöúùûüçñýÿÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝŸ',
      'aaaaaaeeeeiiiiooooouuuucnyyaaaaaaeeeeiiiiooooouuuucnyy'),
    '[^a-z0-9+#]+', ' ', 'g'))
$$;

-- Background work: a row is written in the transaction that asks for it, and claimed by a lease.
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
  unique_key text,
  created_at timestamptz not null default now()
);
create index tasks_waiting on tasks (run_at, id) where done_at is null and failed_at is null;
create unique index tasks_unique on tasks (name, unique_key) where done_at is null and failed_at is null;

-- Letters as they were written; delivery follows, and without SMTP they are read at /__mail.
create table mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  headers jsonb not null default '{}',
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_recent on mails (created_at desc);

-- What was loaded once (reference lists, demonstration data), by content hash.
create table stamps (
  name text primary key,
  hash text not null,
  written_at timestamptz not null default now()
);
