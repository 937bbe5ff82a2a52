-- Letters about what is due, each sent once: the ordinal says which of the days before or after.
create table duty_notices (
  internship_id uuid not null references internships,
  kind text not null,
  due_on date not null,
  ordinal int not null,
  sent_at timestamptz not null,
  primary key (internship_id, kind, due_on, ordinal)
);
create index internship_duties_by_day on internship_duties (due_on);
