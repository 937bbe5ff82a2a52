-- What the operator sets for the whole site; what is not set has no row.
create table site_settings (
  name text primary key,
  value text not null check (value <> ''),
  changed_by_login_id uuid not null references logins,
  changed_at timestamptz not null
);
