-- What follows from the days of an internship: reports, recess, assessment weeks, its end and what is owed after it.

create index internships_to_end on internships (ends_on)
  where agreed_at is not null and ended_at is null and dropped_at is null;

-- Recess that was given, or paid where it was not taken before the end.
create table recess_entries (
  id uuid primary key,
  internship_id uuid not null references internships,
  from_day date,
  to_day date,
  paid_days int check (paid_days > 0),
  noted_by text not null,
  noted_by_login uuid references logins on delete set null,
  created_at timestamptz not null,
  check ((paid_days is null) = (from_day is not null)),
  check ((from_day is null) = (to_day is null)),
  check (to_day >= from_day)
);
create index recess_entries_of_internship on recess_entries (internship_id);
create index recess_entries_by_login on recess_entries (noted_by_login);

-- Assessment weeks of the terms that the institution has confirmed.
create table confirmed_weeks (
  internship_id uuid not null references internships,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  confirmed_by text not null,
  confirmed_at timestamptz not null,
  primary key (internship_id, from_day, to_day)
);

-- What is open of each internship, worked out by the ledger whenever it changes: lists read it without reckoning.
create table internship_duties (
  internship_id uuid not null references internships,
  kind text not null,
  due_on date not null,
  company_id uuid not null references companies,
  -- From this day on it is shown among the pendencies.
  shown_from date not null,
  owner text not null check (owner in ('company_sign', 'internship_sign', 'university_sign')),
  from_day date,
  to_day date,
  days int,
  primary key (internship_id, kind, due_on)
);
create index internship_duties_of_company on internship_duties (company_id, shown_from);

-- Of a termination that somebody did not sign in time: it went on without that signature.
alter table envelope_steps add column passed_over_at timestamptz;

-- Internships of before: each is worked out once.
insert into tasks (name, payload)
  select 'keep-ledger', jsonb_build_object('internship_id', id) from internships
  where agreed_at is not null and dropped_at is null;
