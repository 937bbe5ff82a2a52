-- One e-mail and password for one kind of user. The person and the membership of a company live elsewhere.
create table logins (
  id uuid primary key,
  user_type text not null check (user_type in ('User', 'CompanyManager', 'Operator')),
  email text not null check (email = lower(email) and length(email) <= 254),
  -- Null while an invitation waits to be accepted.
  password_hash text,
  email_confirmed_at timestamptz,
  first_signed_in_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  -- Since when an invitation that was declined, expired or taken back no longer holds its e-mail.
  released_at timestamptz,
  constraint logins_released_unaccepted check (released_at is null or password_hash is null)
);
create unique index logins_email_taken on logins (user_type, email) where released_at is null;

-- Open and ended sessions. The token itself is not stored.
create table sessions (
  id uuid primary key,
  login_id uuid not null references logins,
  token_hash bytea not null unique,
  device text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_of_login on sessions (login_id);

-- Which version of which legal text a person accepted, when and from where.
create table acceptances (
  id bigint generated always as identity primary key,
  login_id uuid not null references logins,
  document text not null check (document in ('terms', 'privacy')),
  version text not null,
  address text not null,
  accepted_at timestamptz not null
);
create index acceptances_of_login on acceptances (login_id);

-- Links that were sent by letter, for any purpose. The token is not stored; each works once, until it expires.
create table login_tokens (
  id uuid primary key,
  login_id uuid not null references logins,
  purpose text not null check (purpose in ('confirm_email', 'change_email', 'recover_password', 'accept_invitation')),
  token_hash bytea not null unique,
  -- The address it was sent to; for change_email, the address that will count.
  email text not null check (email = lower(email) and length(email) <= 254),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  voided_at timestamptz,
  check (used_at is null or voided_at is null)
);
create index login_tokens_of_login on login_tokens (login_id, purpose);
-- For counting how many invitations an address was sent, and how many people a company invited.
create index login_tokens_invitations on login_tokens (email, created_at) where purpose = 'accept_invitation';
create index login_tokens_invited on login_tokens (login_id, created_at) where purpose = 'accept_invitation';

-- The second step of a login. While confirmed_at is null the secret waits for its first code.
create table two_factors (
  login_id uuid primary key references logins,
  sealed_secret text not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  -- The time step of the last code, so that no code is used twice.
  last_step bigint
);

-- Ten single-use codes for whoever lost the authenticator, stored as keyed hashes.
create table recovery_codes (
  login_id uuid not null references two_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (login_id, code_hash)
);

-- Rate limits of passwords and codes: due_at moves on with each attempt, and whoever is too far ahead waits.
create table attempts (
  -- A hash of whom and where.
  key text primary key,
  due_at timestamptz not null
);
create index attempts_paid on attempts (due_at);

-- Where an account was signed in from before, hashed: such a place has its own allowance of attempts.
create table known_places (
  account text not null,
  place text not null,
  seen_at timestamptz not null,
  primary key (account, place)
);
create index known_places_seen on known_places (seen_at);
