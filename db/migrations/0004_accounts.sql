-- One way in: an e-mail and a password for one kind of user. The person and the membership of a company live elsewhere.
create table logins (
  id uuid primary key,
  user_type text not null check (user_type in ('User', 'CompanyManager', 'Operator')),
  email text not null check (email = lower(email) and length(email) <= 254),
  password_hash text not null,
  email_confirmed_at timestamptz,
  first_signed_in_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  constraint logins_email_taken unique (user_type, email)
);

-- Open and ended sessions. The token itself is kept nowhere.
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
create index sessions_of_login on sessions (login_id) where ended_at is null;

-- Which version of which text a person accepted, when and from where.
create table acceptances (
  id bigint generated always as identity primary key,
  login_id uuid not null references logins,
  document text not null check (document in ('terms', 'privacy')),
  version text not null,
  address text not null,
  accepted_at timestamptz not null
);
create index acceptances_of_login on acceptances (login_id);
