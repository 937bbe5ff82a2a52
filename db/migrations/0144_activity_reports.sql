-- What an intern writes of a period, while it is written; once it is sent its document tells it.
create table activity_reports (
  internship_id uuid primary key references internships,
  from_day date,
  to_day date,
  done text check (length(done) <= 4000),
  learned text check (length(learned) <= 4000),
  difficulties text check (length(difficulties) <= 4000),
  -- The document that was sent, and came back.
  envelope_id uuid references envelopes,
  lock_version int not null default 0,
  updated_at timestamptz not null
);
create index activity_reports_by_envelope on activity_reports (envelope_id);
