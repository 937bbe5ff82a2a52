-- What people sent and what the product made. The bytes live in storage under a random key; what is removed here leaves storage later.
-- A table that points here does so with "on delete set null" or "on delete cascade".
create table files (
  id uuid primary key,
  storage_key text not null unique,
  name text not null check (length(name) between 1 and 200),
  type text not null,
  size bigint not null check (size > 0),
  sha256 bytea not null,
  purpose text not null,
  private boolean not null,
  owner_login_id uuid references logins on delete set null,
  created_at timestamptz not null,
  attached_at timestamptz,
  removed_at timestamptz
);
create index files_unattached on files (created_at) where attached_at is null and removed_at is null;
create index files_removed on files (removed_at) where removed_at is not null;
create index files_of_login on files (owner_login_id) where owner_login_id is not null;
