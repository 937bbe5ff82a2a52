-- A candidate's profile; its sections come with their own migrations.
create table user_infos (
  id uuid primary key,
  login_id uuid not null unique references logins,
  slug text not null unique,
  full_name text not null,
  created_at timestamptz not null
);
