-- What a person has said of the letters that answer nothing they did; where they said nothing there is no row, and the kind's own default counts.
create table message_preferences (
  login_id uuid not null references logins on delete cascade,
  kind text not null check (kind in ('job_alerts', 'news')),
  wanted boolean not null,
  changed_at timestamptz not null,
  primary key (login_id, kind)
);
