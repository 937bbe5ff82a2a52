-- What the operator sets for the whole site. A setting that is not set has no row.
create table site_settings (
  name text primary key,
  value text not null check (value <> ''),
  changed_by_login_id uuid not null references logins,
  changed_at timestamptz not null
);

-- Which kinds of letters a person wants. Without a row the default of the kind counts.
create table message_preferences (
  login_id uuid not null references logins on delete cascade,
  kind text not null check (kind in ('job_alerts', 'news')),
  wanted boolean not null,
  changed_at timestamptz not null,
  primary key (login_id, kind)
);
