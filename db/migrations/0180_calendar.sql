create extension if not exists btree_gist;

-- When somebody is taken: by an interview, a mentor's hour or an event. Nobody is held by two things at once.
create table busy (
  id uuid primary key,
  person_id uuid not null references logins on delete cascade,
  -- The end is not part of it.
  during tstzrange not null
    check (not isempty(during) and lower_inc(during) and not upper_inc(during) and not lower_inf(during) and not upper_inf(during)),
  -- False once it was given up.
  held boolean not null default true,
  what text not null check (what in ('interview', 'mentoring', 'event')),
  what_id uuid not null,
  created_at timestamptz not null,
  constraint busy_with_one_thing exclude using gist (person_id with =, during with &&) where (held)
);
create index busy_by_what on busy (what, what_id);

-- What a mail program puts into a calendar: {"method", "text"}.
alter table mails add column calendar jsonb;
