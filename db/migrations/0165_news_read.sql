-- Up to when a person has read what happened; the news themselves are read from what happened.
create table news_read (
  login_id uuid primary key references logins (id) on delete cascade,
  read_at timestamptz not null
);
