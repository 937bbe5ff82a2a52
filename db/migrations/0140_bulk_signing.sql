-- What somebody who signs many at once has read to its end, by the hash of its text.
create table bulk_readings (
  step_id uuid not null references envelope_steps,
  sha256 text not null,
  read_at timestamptz not null,
  primary key (step_id, sha256)
);

-- Many signatures behind one code: how they were proven is kept for each of them.
create table bulk_signings (
  id uuid primary key,
  manager_id uuid not null references company_managers,
  typed_name text not null,
  address text not null,
  agent text not null,
  created_at timestamptz not null
);
create index bulk_signings_of_manager on bulk_signings (manager_id, created_at);
create table bulk_signing_rows (
  signing_id uuid not null references bulk_signings,
  step_id uuid not null references envelope_steps,
  position int not null,
  sha256 text not null,
  state text not null default 'waiting' check (state in ('waiting', 'signed', 'unread', 'refused')),
  -- Why it was not signed.
  words text,
  primary key (signing_id, step_id)
);
create index bulk_signing_rows_by_step on bulk_signing_rows (step_id);
