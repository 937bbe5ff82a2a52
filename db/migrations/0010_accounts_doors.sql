-- An invited login has no password until its owner chooses one.
alter table logins alter column password_hash drop not null;

-- Links that were sent by letter, whatever they are for. The token itself is kept nowhere; each counts once, and until its time.
create table login_tokens (
  id uuid primary key,
  login_id uuid not null references logins,
  purpose text not null check (purpose in ('confirm_email', 'change_email', 'recover_password', 'accept_invitation')),
  token_hash bytea not null unique,
  -- The address it was sent to; for change_email, the one that begins to count.
  email text not null check (email = lower(email) and length(email) <= 254),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  voided_at timestamptz,
  check (used_at is null or voided_at is null)
);
create index login_tokens_waiting on login_tokens (login_id, purpose) where used_at is null and voided_at is null;

-- The second step of a login. Without confirmed_at its secret waits for the first code; last_step keeps a code from being used twice.
create table two_factors (
  login_id uuid primary key references logins,
  sealed_secret text not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint
);

-- Ten codes for whoever lost the authenticator, each for one use, kept hashed with a key.
create table recovery_codes (
  login_id uuid not null references two_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (login_id, code_hash)
);

-- Attempts as a debt of time: due_at moves on with each, and who is too far ahead waits. Keys are hashes of whom and where.
create table attempts (
  key text primary key,
  due_at timestamptz not null
);
create index attempts_paid on attempts (due_at);

-- From where an account was signed in to before, hashed: those places keep an allowance of their own.
create table known_places (
  account text not null,
  place text not null,
  seen_at timestamptz not null,
  primary key (account, place)
);
create index known_places_seen on known_places (seen_at);

-- A letter's link, sealed: a copy of the database opens nothing.
alter table mails add column sealed_token text;
